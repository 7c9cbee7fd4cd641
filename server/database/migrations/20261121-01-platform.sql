-- What every room stands on: background jobs, the audit log, answers kept for repeated requests,
-- deleted things that can still be brought back, and sign-in attempts.

create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  dedupe_key text unique,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  max_attempts integer not null default 5 check (max_attempts > 0),
  locked_by uuid,
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  failed_at timestamptz
);
create index job_ready on job (run_at, id) where done_at is null and failed_at is null;
create index job_ended on job ((coalesce(done_at, failed_at))) where coalesce(done_at, failed_at) is not null;

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id text,
  act text not null,
  ids text[] not null default '{}',
  field_names text[] not null default '{}',
  request_id text
);
create index audit_entry_actor on audit_entry (actor_id, id);
create index audit_entry_ids on audit_entry using gin (ids);

create table idempotency_key (
  actor text not null,
  endpoint text not null,
  key text not null,
  fingerprint text not null,
  status smallint,
  headers jsonb,
  body bytea,
  created_at timestamptz not null default now(),
  primary key (actor, endpoint, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table trash (
  id uuid primary key default gen_random_uuid(),
  room text not null,
  kind text not null,
  thing_id text not null,
  label text not null,
  payload jsonb not null,
  deleted_by text,
  deleted_at timestamptz not null default now(),
  restorable_until timestamptz not null
);
create index trash_thing on trash (kind, thing_id);
create index trash_until on trash (restorable_until);

create table sign_in_attempt (
  id bigint generated always as identity primary key,
  subject text not null,
  succeeded boolean not null,
  at timestamptz not null default now()
);
create index sign_in_attempt_subject on sign_in_attempt (subject, at);
create index sign_in_attempt_age on sign_in_attempt (at);
