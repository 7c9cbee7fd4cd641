-- Addresses that wait for the click in a mail: of people who join (person_id is empty), and of changed addresses.
create table email_confirmation (
  id uuid primary key default gen_random_uuid(),
  person_id uuid references person (id) on delete cascade,
  email text not null,
  name text not null default '',
  phone text not null default '',
  institution text not null default '',
  profession text not null default '',
  password_hash text,
  code_hash text unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Whoever joins brings a password; whoever changes an address keeps theirs.
  check ((person_id is null) = (password_hash is not null))
);
create index email_confirmation_expiry on email_confirmation (expires_at);
create index email_confirmation_email on email_confirmation (lower(email));

-- One sign-in on one device may open two sessions: the control centre's and the data hub's.
alter table session add column sign_in_id uuid not null default gen_random_uuid();

create index one_time_code_person on one_time_code (person_id);

-- An account can be deleted; the outlines it drew stay.
alter table farm drop constraint farm_owner_id_fkey;
alter table farm add foreign key (owner_id) references person (id) on delete set null;
