create table person (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  phone text not null default '',
  institution text not null default '',
  profession text not null default '',
  password_hash text not null,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);
create unique index person_email on person (lower(email));

create table person_grant (
  person_id uuid not null references person (id) on delete cascade,
  audience text not null check (audience in ('officer', 'data')),
  role text not null,
  granted_by uuid references person (id) on delete set null,
  granted_at timestamptz not null default now(),
  primary key (person_id, audience),
  check (
    (audience = 'officer' and role in ('admin', 'user', 'pprsd', 'responder'))
    or (audience = 'data' and role in ('member', 'administrator'))
  )
);

create table session (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  audience text not null check (audience in ('officer', 'data')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null default ''
);
create index session_person on session (person_id);
create index session_expiry on session (expires_at);

create table one_time_code (
  code_hash text primary key,
  purpose text not null,
  person_id uuid references person (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
