-- Whose phone reads which gauge: rain that comes from the number is a reading of it.
create table gauge_reader (
  id bigint generated always as identity primary key,
  -- Ten digits.
  address text not null unique,
  station_id text not null references climate_station (id) on delete cascade,
  given_by uuid references person (id) on delete set null,
  given_at timestamptz not null
);
create index gauge_reader_station_id on gauge_reader (station_id);
create index gauge_reader_given_by on gauge_reader (given_by);

-- Tells the phone of a reading from others without its number: another of the same day puts it right.
alter table rain_reading add column phone_mark text;
create unique index rain_reading_phone_mark on rain_reading (station_id, day, phone_mark);

-- Rain that a phone gave, in hundredths of a millimetre, and its day, for the record of a gauge.
alter table farmer_question add column rain integer check (rain between 0 and 50000);
alter table farmer_question add column rain_day date;
