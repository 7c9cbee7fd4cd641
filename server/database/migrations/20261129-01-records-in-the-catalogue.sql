-- Daily records that an administrator put into the catalogue are datasets of the portal itself, as reference tables are.
alter table reference_dataset rename to own_dataset;
alter table own_dataset add column published_at timestamptz not null default now();
alter table climate_station add column in_catalogue boolean not null default false;
