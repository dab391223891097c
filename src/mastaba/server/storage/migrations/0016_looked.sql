create table looked (
  person text not null,
  table_id text not null,
  seat integer not null,
  version bigint not null,
  moves bigint not null,
  primary key (person, table_id, seat))
