-- Visits are counted per day and page; who visited is kept as a keyed hash and nothing else.
create table visit_day (
  visited_on date not null,
  page text not null,
  visits bigint not null default 0,
  primary key (visited_on, page)
);

create table visitor (
  visitor_hash bytea primary key,
  first_seen_on date not null
);
