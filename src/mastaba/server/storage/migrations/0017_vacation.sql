create table vacation (
  person text not null,
  began bigint not null,
  until bigint not null,
  day text not null,
  primary key (person, began))
