create table contact (
  person text primary key,
  lang text not null,
  zone text not null,
  mail text,
  code text,
  code_until bigint not null,
  tries integer not null,
  digest integer,
  digest_day integer not null);

create table own_note (
  person text not null,
  table_id text not null,
  body text not null,
  on_turn integer not null,
  primary key (person, table_id))
