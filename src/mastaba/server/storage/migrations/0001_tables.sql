create table setting (
  name text primary key,
  value text not null);

create table person (
  id text primary key,
  name text,
  login text unique,
  password text,
  epoch bigint not null,
  banned bigint not null default 0,
  created bigint not null,
  feed text unique,
  webhook text);

create table game_table (
  id text primary key,
  status text not null,
  listed bigint not null,
  seq bigint not null,
  hash text not null,
  created bigint not null,
  updated bigint not null,
  secret text not null,
  summary text not null,
  snapshot text,
  clock text);

create index game_table_by_status on game_table (status, listed, updated);

create table entry (
  table_id text not null,
  seq bigint not null,
  at bigint not null,
  kind text not null,
  body text not null,
  hash text not null,
  primary key (table_id, seq));

create table command (
  table_id text not null,
  id text not null,
  digest text not null,
  answer text not null,
  primary key (table_id, id));

create table seat (
  table_id text not null,
  seat bigint not null,
  person text not null,
  primary key (table_id, seat));

create index seat_by_person on seat (person);

create table seat_link (
  table_id text not null,
  seat bigint not null,
  token text not null unique,
  primary key (table_id, seat));

create table chat_line (
  table_id text not null,
  id bigint not null,
  person text not null,
  seat bigint not null,
  body text not null,
  preset bigint not null,
  at bigint not null,
  command text not null,
  primary key (table_id, id),
  unique (table_id, command));

create table mute (
  person text not null,
  other text not null,
  table_id text not null,
  primary key (person, other, table_id));

create table report (
  table_id text not null,
  message bigint not null,
  reporter text not null,
  reason text not null,
  at bigint not null);
