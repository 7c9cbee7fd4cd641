create table declared_onset (
  id bigint generated always as identity primary key,
  scope text not null check (scope in ('district', 'region')),
  place_id text not null,
  season text not null check (season in ('major', 'minor', 'single')),
  year integer not null check (year between 2000 and 2200),
  onset_on date not null,
  note text not null default '',
  declared_by text,
  declared_by_name text not null default '',
  declared_at timestamptz not null,
  withdrawn_by text,
  withdrawn_at timestamptz
);
-- One declaration stands per place, season and year; a newer one withdraws it.
create unique index declared_onset_standing on declared_onset (scope, place_id, season, year) where withdrawn_at is null;
create index declared_onset_place on declared_onset (place_id, year);
