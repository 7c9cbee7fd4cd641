create table outline_set (
  id uuid primary key default gen_random_uuid(),
  state text not null check (state in ('fetching', 'ready', 'refused')),
  address text not null,
  vintage text not null default '',
  source text not null default '',
  licence text not null default '',
  approximate boolean not null default false,
  topology json,
  report jsonb,
  refusal text not null default '',
  created_at timestamptz not null default now(),
  created_by text,
  activated_at timestamptz,
  active boolean not null default false,
  check (state <> 'ready' or (topology is not null and report is not null)),
  check (not active or state = 'ready')
);
create unique index outline_set_active on outline_set (active) where active;
create index outline_set_created on outline_set (created_at desc);
