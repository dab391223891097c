create table snapshot (
  table_id text primary key,
  seq bigint not null,
  body text not null)
