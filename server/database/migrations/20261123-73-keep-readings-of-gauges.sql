-- Rain that people read off gauges. Two readings of a day stand side by side; the day has a value in the record once they
-- agree, or one of them was chosen.
create table rain_reading (
  id bigint generated always as identity primary key,
  station_id text not null references climate_station (id) on delete cascade,
  day date not null,
  rain integer not null check (rain between 0 and 182500),
  is_trace boolean not null default false,
  note text not null default '',
  read_by uuid references person (id) on delete set null,
  read_by_name text not null,
  entered_at timestamptz not null,
  chosen_by uuid references person (id) on delete set null,
  chosen_at timestamptz,
  unique (station_id, day, read_by)
);
create index rain_reading_day on rain_reading (station_id, day desc);
create index rain_reading_read_by on rain_reading (read_by);
create index rain_reading_chosen_by on rain_reading (chosen_by);
