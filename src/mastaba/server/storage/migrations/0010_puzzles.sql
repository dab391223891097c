create table puzzle_result (
  person text not null,
  puzzle text not null,
  tries bigint not null,
  solved bigint not null,
  shown bigint not null,
  ms bigint not null,
  at bigint not null,
  rating_before bigint,
  rating_after bigint,
  primary key (person, puzzle));

create table daily_result (
  person text not null,
  day bigint not null,
  primary key (person, day));

create table solver_rating (
  person text not null,
  game text not null,
  value double precision not null,
  doubt double precision not null,
  primary key (person, game));

create table rated_puzzle (
  puzzle text primary key,
  value double precision not null,
  doubt double precision not null,
  tried bigint not null,
  solved bigint not null);

create table daily_puzzle (
  day bigint primary key,
  puzzle text not null)
