-- A second step of signing in: codes of an app (RFC 6238), and recovery codes for who lost the phone. The secret is kept
-- sealed with the portal's key, of recovery codes hashes alone.
create table second_step (
  person_id uuid primary key references person (id) on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint
);
create table recovery_code (
  person_id uuid not null references second_step (person_id) on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (person_id, hash)
);
-- Where administrators must have one, what their sessions stand for changes with it.
create trigger second_step_changed after insert or update of confirmed_at or delete or truncate on second_step for each statement execute function tell_of_changed_standing();
