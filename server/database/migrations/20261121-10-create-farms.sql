create table farm (
  id uuid primary key default gen_random_uuid(),
  geometry jsonb not null,
  bounds box not null,
  centre_lat double precision not null check (centre_lat between -90 and 90),
  centre_lng double precision not null check (centre_lng between -180 and 180),
  district_id text,
  owner_id uuid references person (id),
  card_number bytea,
  card_number_key bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A number is looked up by its key alone: one without the other could never be found, or never be read.
  check ((card_number is null) = (card_number_key is null))
);
create index farm_bounds on farm using gist (bounds);
create index farm_card on farm (card_number_key) where card_number_key is not null;
create index farm_owner on farm (owner_id) where owner_id is not null;
create index farm_district on farm (district_id);
