-- Which daily record stands for a district: its plans take their onsets from there. A record may stand for several.
create table climate_district (
  district_id text primary key,
  station_id text not null references climate_station (id) on delete cascade,
  chosen_by uuid references person (id) on delete set null,
  chosen_at timestamptz not null
);
create index climate_district_station_id on climate_district (station_id);
create index climate_district_chosen_by on climate_district (chosen_by);
