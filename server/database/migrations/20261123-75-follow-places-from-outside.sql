-- Places whose daily record is fetched from outside and renewed every day; empty for all others.
alter table climate_station add column followed text check (followed in ('nasa-power', 'open-meteo'));
create index climate_station_followed on climate_station (followed) where followed is not null;
