create table playing_hours (
  person text primary key,
  zone text not null,
  first integer,
  last integer)
