-- Programs call the API with tokens of people and of service accounts. Of a token its hash is kept and nothing else that
-- would open anything.
alter table person add column is_service boolean not null default false;

create table access_token (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  hash text not null unique,
  hint text not null,
  created_at timestamptz not null,
  created_by uuid references person (id) on delete set null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz
);
create index access_token_person on access_token (person_id);
create index access_token_order on access_token (created_at desc, id desc);
-- What a token stands for is kept in memory for a moment, as what a session stands for.
create trigger access_token_changed after update of ended_at, expires_at, scopes on access_token for each statement execute function tell_of_changed_standing();
create trigger access_token_removed after delete or truncate on access_token for each statement execute function tell_of_changed_standing();

-- Which token an act was done with. Seals of rows without one are made as before.
alter table audit_entry add column token_id uuid;
