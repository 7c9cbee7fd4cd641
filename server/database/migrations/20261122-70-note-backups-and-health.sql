-- What the portal remembers of being kept: each backup and each trial of one, and since when something it leans on fails.
create table backup_run (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'trial')),
  begun_at timestamptz not null default now(),
  ended_at timestamptz not null default now(),
  file text not null,
  bytes bigint,
  row_count bigint,
  file_count bigint,
  encrypted boolean not null default false,
  error text not null default ''
);
create index backup_run_begun on backup_run (kind, begun_at desc);

create table health_check (
  name text primary key,
  state text not null check (state in ('ok', 'warning', 'failing')),
  said text not null,
  remedy text not null default '',
  since timestamptz not null,
  checked_at timestamptz not null
);

create table disk_level (
  host text not null,
  measured_on date not null,
  free_bytes bigint not null,
  total_bytes bigint not null,
  primary key (host, measured_on)
);
