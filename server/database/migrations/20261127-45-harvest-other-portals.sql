-- Datasets of other portals come into the holding area on a schedule, each with where it came from.
create table harvest_source (
  id uuid primary key,
  name text not null,
  url text not null,
  kind text not null check (kind in ('ckan', 'dcat', 'datapackage', 'features', 'wfs', 'geojson')),
  words text not null default '',
  every text not null check (every in ('hand', 'day', 'week', 'month')),
  created_by uuid references person (id) on delete set null,
  created_at timestamptz not null,
  next_at timestamptz,
  last_at timestamptz,
  state text not null check (state in ('new', 'asked', 'done', 'failed')),
  said text not null default ''
);
create index harvest_source_due on harvest_source (next_at);
create table harvest_item (
  source_id uuid not null references harvest_source (id) on delete cascade,
  remote_id text not null,
  title text not null,
  page text,
  changed text not null,
  sha256 text,
  state text not null check (state in ('taken', 'waits', 'passedOver', 'failed', 'gone')),
  said text not null default '',
  seen_at timestamptz not null,
  taken_at timestamptz,
  lake_item_id uuid references lake_item (id) on delete set null,
  primary key (source_id, remote_id)
);
create index harvest_item_lake_item on harvest_item (lake_item_id);
