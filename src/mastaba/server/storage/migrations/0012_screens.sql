create table screen_code (
  code text primary key,
  table_id text not null,
  until bigint not null);

create unique index screen_code_table on screen_code (table_id)
