create table weather_place (
  location_id text not null,
  maker text not null,
  asked_on date not null,
  fetched_at timestamptz,
  weather json,
  lease_until timestamptz,
  failures integer not null default 0,
  next_try_at timestamptz,
  primary key (location_id, maker),
  check ((fetched_at is null) = (weather is null))
);
create index weather_place_asked on weather_place (maker, asked_on);

create table weather_provider (
  maker text primary key,
  failures integer not null default 0,
  closed_until timestamptz,
  trouble text not null default ''
);

create table weather_forecast_day (
  location_id text not null,
  maker text not null,
  day date not null,
  issued_at timestamptz not null,
  min_c real not null,
  max_c real not null,
  mean_c real not null,
  rain_mm real,
  rain_chance_pct smallint,
  primary key (location_id, maker, day, issued_at)
);
create index weather_forecast_day_issued on weather_forecast_day (issued_at);

create table weather_actual_day (
  location_id text not null,
  day date not null,
  maker text not null,
  kind text not null check (kind in ('station', 'model analysis')),
  min_c real not null,
  max_c real not null,
  mean_c real not null,
  rain_mm real,
  humidity_pct real,
  kept_on date not null,
  primary key (location_id, day)
);
create index weather_actual_day_day on weather_actual_day (day);

create table weather_reading (
  location_id text not null,
  maker text not null,
  read_at timestamptz not null,
  temp_c real not null,
  humidity_pct real,
  rain_mm real,
  primary key (location_id, maker, read_at)
);
create index weather_reading_read on weather_reading (read_at);
