alter table person add column owner text;

alter table person add column bot_token text;

create index person_by_owner on person (owner)
