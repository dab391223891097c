create table analysis (
  table_id text primary key,
  state text not null,
  process text not null,
  done bigint not null,
  total bigint not null,
  at bigint not null,
  body text);
