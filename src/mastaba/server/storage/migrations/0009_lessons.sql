alter table game_table add column lesson bigint not null default 0;

create table learnt (
  person text primary key,
  progress text not null)
