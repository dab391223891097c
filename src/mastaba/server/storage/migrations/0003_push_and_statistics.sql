create table push_subscription (
  endpoint text primary key,
  person text not null,
  p256dh text not null,
  auth text not null,
  created bigint not null);

create index push_subscription_by_person on push_subscription (person);

create table shown_statistics (
  person text primary key);
