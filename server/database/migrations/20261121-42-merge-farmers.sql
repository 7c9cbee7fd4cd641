-- Entries of a list that look like one farmer and are not, as their officer said: they are not offered for merging again.
create table farmer_apart (
  low_id bigint not null references farmer (id) on delete cascade,
  high_id bigint not null references farmer (id) on delete cascade,
  noted_at timestamptz not null,
  primary key (low_id, high_id),
  check (low_id < high_id)
);
create index farmer_apart_high on farmer_apart (high_id);

-- A number may be stopped because the farmer's other one was, when two entries became one.
alter table opt_out drop constraint opt_out_way_check;
alter table opt_out add constraint opt_out_way_check check (way in ('reply', 'link', 'officer', 'merge'));

-- The list of farmers that an officer is bringing in: one at a time.
create table farmer_import (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null unique references person (id) on delete cascade,
  file_name text not null,
  -- In the storage: what came, and the rows that were wrong, as CSV.
  file_key text not null,
  error_key text,
  -- What is done with numbers there are, what columns hold, where rows without a place are.
  asked jsonb not null,
  state text not null check (state in ('checking', 'checked', 'applying', 'applied', 'failed')),
  -- Rows that were gone through, of all there are; null until they are counted.
  done integer not null default 0,
  rows integer,
  report jsonb,
  mistake text not null default '',
  changed_at timestamptz not null
);
