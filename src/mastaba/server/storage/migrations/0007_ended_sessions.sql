create table ended_session (
  token text primary key,
  person text not null,
  at bigint not null);

create index ended_session_by_person on ended_session (person)
