create table process (
  id text primary key,
  until bigint not null);

create table lease (
  table_id text primary key,
  process text not null);

create table noticed (
  table_id text not null,
  seat bigint not null,
  decision bigint not null,
  primary key (table_id, seat));

alter table game_table add column due bigint
