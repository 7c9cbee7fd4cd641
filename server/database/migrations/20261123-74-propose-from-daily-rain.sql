-- What the daily rain of a district calls for: proposals to plant protection with a draft for officers. Nothing is sent.
create table rain_threshold (
  concern text primary key check (concern in ('drySpell', 'heavyRain', 'heat', 'lateOnset')),
  amount double precision not null,
  days smallint not null check (days between 1 and 60),
  active boolean not null default true,
  source text not null
);
insert into rain_threshold (concern, amount, days, source) values
  ('drySpell', 0, 10, 'More than 9 dry days in a row: the dry spell that makes a start a false one in R-Instat. Expert choice, not reviewed.'),
  ('heavyRain', 75, 1, 'Expert choice, not reviewed: to be settled with the Ghana Meteorological Agency.'),
  ('heat', 39, 3, 'Expert choice, not reviewed: to be settled with the Ghana Meteorological Agency.'),
  ('lateOnset', 0, 1, 'The rains have not set in by the day by which they had in 8 of 10 years of the record.');

create table rain_proposal (
  id bigint generated always as identity primary key,
  concern text not null,
  district_id text not null,
  from_on date not null,
  to_on date not null,
  sentence text not null,
  draft text not null,
  state text not null default 'open' check (state in ('open', 'taken', 'dismissed')),
  decided_by uuid references person (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  unique (concern, district_id, from_on)
);
create index rain_proposal_list on rain_proposal (created_at desc, id desc);
create index rain_proposal_decided_by on rain_proposal (decided_by);
