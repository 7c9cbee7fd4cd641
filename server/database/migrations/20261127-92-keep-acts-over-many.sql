-- Acts over many records, done in steps in the background: who asked for it, how far it has come, what could not be done.
create table bulk_act (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  person_id uuid not null references person (id) on delete cascade,
  -- The access token it was asked for with.
  token_id uuid,
  asked jsonb not null,
  -- The records in the order they are gone through; emptied at the end.
  ids bigint[] not null,
  total integer not null,
  -- How many were gone through, and of how many it was done.
  place integer not null default 0,
  done integer not null default 0,
  -- What could not be done: sentences, each with how many records.
  missed jsonb not null default '[]',
  -- What brings back what each step deleted.
  undo text[] not null default '{}',
  state text not null default 'running' check (state in ('running', 'done', 'stopped')),
  -- Why it was stopped.
  said text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index bulk_act_person on bulk_act (person_id, created_at desc);
create index bulk_act_running on bulk_act (changed_at) where state = 'running';
