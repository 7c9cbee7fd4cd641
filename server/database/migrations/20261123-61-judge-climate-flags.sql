-- What people said of flags beside daily values: the newest line of a flag counts, the others are its history.
create table climate_judgement (
  id bigint generated always as identity primary key,
  station_id text not null references climate_station (id) on delete cascade,
  flag text not null,
  verdict text not null check (verdict in ('wrong', 'right', 'open')),
  judged_by uuid references person (id) on delete set null,
  judged_by_name text not null,
  judged_at timestamptz not null
);
create index climate_judgement_station_id_flag on climate_judgement (station_id, flag, id);
create index climate_judgement_judged_by on climate_judgement (judged_by);
