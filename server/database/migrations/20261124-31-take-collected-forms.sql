-- Forms filled in ODK Collect and KoboCollect: which were taken, so that each becomes one record however often it is sent,
-- and photos that came ahead of the rest of their form.
create table openrosa_submission (
  instance_id text primary key,
  form text not null,
  form_version text not null,
  person_id uuid references person (id) on delete set null,
  -- The record it became or changed, by its id in its room; null where the room keeps none of its own.
  record_id text,
  -- The state of the record it left behind, where the room counts them.
  record_version bigint,
  replaces text,
  at timestamptz not null
);
create index openrosa_submission_person on openrosa_submission (person_id);

create table openrosa_media (
  instance_id text not null,
  name text not null,
  person_id uuid not null references person (id) on delete cascade,
  file_key text not null,
  bytes bigint not null,
  sha256 text not null,
  at timestamptz not null,
  primary key (instance_id, person_id, name)
);
create index openrosa_media_person on openrosa_media (person_id);
create index openrosa_media_file_key on openrosa_media (file_key);
create index openrosa_media_at on openrosa_media (at);
