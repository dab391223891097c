create table club (
  id text primary key,
  origin text not null,
  name text not null,
  link text,
  ladder integer not null default 0,
  touched integer not null default 0,
  created bigint not null);

create unique index club_link on club (link);

create table club_member (
  club text not null,
  key text not null,
  person text,
  name text,
  owner integer not null default 0,
  joined bigint not null,
  gone bigint,
  primary key (club, key));

create unique index club_member_person on club_member (person, club);

create table club_table (
  table_id text primary key,
  club text not null);

create index club_table_club on club_table (club);

create table club_game (
  club text not null,
  id text not null,
  at bigint not null,
  body text not null,
  primary key (club, id))
