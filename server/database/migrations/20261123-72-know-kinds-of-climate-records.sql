-- Records are of stations, of gauges people read, of districts and of cells of a grid; where each is; and sunshine, wind
-- and humidity beside rain and temperature.
alter table climate_station add column kind text not null default 'station'
  check (kind in ('station', 'gauge', 'district', 'capital', 'cell'));
alter table climate_station add column district_id text;
alter table climate_station add column latitude double precision;
alter table climate_station add column longitude double precision;
create index climate_station_district_id on climate_station (district_id);

alter table climate_year add column sun integer[];
alter table climate_year add column wind integer[];
alter table climate_year add column rh_min integer[];
alter table climate_year add column rh_max integer[];

-- The parts of a grid that were brought in: a part that stands here is not brought in again.
create table climate_grid_part (
  grid text not null,
  part text not null,
  days integer not null,
  brought_at timestamptz not null,
  primary key (grid, part)
);
