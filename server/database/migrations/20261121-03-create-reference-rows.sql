-- Reference data as documents, one row per fact: what the release ships and what an administrator made of it.

create table reference_row (
  table_name text not null,
  key text not null,
  position integer not null,
  shipped jsonb,
  edited jsonb,
  edited_over jsonb,
  removed boolean not null default false,
  version integer not null default 1,
  edited_by text,
  edited_at timestamptz,
  primary key (table_name, key),
  check (shipped is not null or edited is not null)
);

create table reference_change (
  id bigint generated always as identity primary key,
  table_name text not null,
  key text not null,
  at timestamptz not null,
  act text not null check (act in ('add', 'edit', 'remove', 'bringBack', 'reset', 'restore', 'import')),
  before jsonb,
  after jsonb,
  why text not null default '',
  changed_by text,
  changed_by_name text not null default ''
);
create index reference_change_row on reference_change (table_name, key, id);

-- One row: it is locked by every write, so that rows are checked against each other one write at a time.
create table reference_state (
  only_row boolean primary key default true check (only_row),
  version bigint not null,
  shipped_hash text not null
);
insert into reference_state (version, shipped_hash) values (0, '');
