delete from seat_link;

alter table seat_link add column person text
