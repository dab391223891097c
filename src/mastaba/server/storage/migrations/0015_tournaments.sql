create table tournament (
  id text primary key,
  status text not null,
  listed integer not null,
  club text,
  version integer not null,
  created bigint not null,
  updated bigint not null,
  body text not null);

create index tournament_status on tournament (status);

create index tournament_club on tournament (club);

create table tournament_player (
  tournament text not null,
  person text not null,
  primary key (tournament, person));

create index tournament_player_person on tournament_player (person)
