create table coach_line (
  person text not null,
  game text not null,
  line text not null,
  table_id text not null,
  decision bigint not null,
  turn text not null,
  facts text not null,
  at bigint not null,
  primary key (person, game, line));

create unique index coach_line_decision on coach_line (table_id, person, decision);

create table coached (
  person text not null,
  table_id text not null,
  quiet bigint not null,
  opened bigint not null,
  at bigint not null,
  primary key (person, table_id))
