-- How often who asked in a minute, over all processes. Unlogged: after a crash of PostgreSQL the minute begins anew.
create unlogged table rate_count (
  minute integer not null,
  key text not null,
  count integer not null,
  primary key (minute, key)
);
