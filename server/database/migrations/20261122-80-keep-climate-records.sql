-- Daily records of rain and temperature by place. The daily values are private unless their owner lets them be shown.
create table climate_station (
  id text primary key,
  name text not null,
  zone text not null check (zone in ('south', 'north')),
  source text not null,
  licence text not null,
  is_sample boolean not null default false,
  raw_public boolean not null default false,
  first_day date not null,
  last_day date not null,
  missing_days integer not null,
  added_by uuid references person (id) on delete set null,
  added_at timestamptz not null,
  removed_at timestamptz
);
create index climate_station_added_by on climate_station (added_by);

-- A year of a record: 366 places, 29 February being the 60th of every year; hundredths of a millimetre or of a degree.
create table climate_year (
  station_id text not null references climate_station (id) on delete cascade,
  year integer not null,
  rain integer[] not null,
  tmin integer[],
  tmax integer[],
  primary key (station_id, year)
);
