-- The holding area: every file that came in, until it is a version of a dataset or is thrown away.
create table lake_item (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references person (id) on delete set null,
  name text not null,
  description text not null default '',
  private boolean not null,
  -- Source, contact, coverage, update frequency, tags, topic, licence: as the form sends them.
  details jsonb not null default '{}',
  -- The dataset this is to be the next version of.
  dataset_id uuid,
  -- Sent by a data administrator as clean: joins the catalogue without a second pair of eyes once it is read.
  clean boolean not null default false,
  file_name text not null,
  file_key text not null unique,
  bytes bigint not null check (bytes >= 0),
  sha256 text not null,
  file_kind text,
  state text not null check (state in ('reading', 'problems', 'waiting', 'returned', 'rejected', 'approved')),
  -- How far reading has come, for the person who waits: received, converting, profiling, done.
  stage text not null default 'received',
  -- What was found, in words, and what was accepted as a fix; see engines/tables/types.ts.
  findings jsonb not null default '[]',
  personal_data jsonb not null default '[]',
  -- Who answered the question about personal data, and how.
  personal_data_answer text check (personal_data_answer in ('none', 'allowed')),
  accepted_fixes jsonb not null default '[]',
  -- Which reading of the file this is: a new one for every set of accepted fixes.
  round integer not null default 1,
  assignee_id uuid references person (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index lake_item_owner on lake_item (owner_id, created_at desc);
create index lake_item_state on lake_item (state, created_at);

-- The tables read out of a file of the holding area; they move to table_of_version with the approval.
create table lake_table (
  lake_item_id uuid not null references lake_item (id) on delete cascade,
  position integer not null,
  name text not null,
  rows bigint not null,
  columns jsonb not null,
  file_key text not null,
  bytes bigint not null,
  sha256 text not null,
  primary key (lake_item_id, position)
);

create table lake_note (
  id bigint generated always as identity primary key,
  lake_item_id uuid not null references lake_item (id) on delete cascade,
  author_id uuid references person (id) on delete set null,
  act text not null check (act in ('sent', 'note', 'fixed', 'replaced', 'assigned', 'returned', 'rejected', 'approved')),
  text text not null default '',
  at timestamptz not null
);
create index lake_note_item on lake_note (lake_item_id, at);

create table dataset (
  id uuid primary key default gen_random_uuid(),
  -- In addresses people share: cocoa-production-1997-2012.
  slug text not null unique,
  owner_id uuid references person (id) on delete set null,
  name text not null,
  description text not null default '',
  private boolean not null,
  licence text not null,
  topic text not null default '',
  source text not null default '',
  contact text not null default '',
  institution text not null default '',
  update_frequency text not null default '',
  covers_from date,
  covers_to date,
  -- Region keys the rows speak of; empty: the whole country or not told.
  regions text[] not null default '{}',
  tags text[] not null default '{}',
  -- Columns and sheets by name, for the search.
  column_names text not null default '',
  file_kind text not null,
  -- The number of the version in force.
  current_version integer not null,
  bytes bigint not null,
  rows bigint not null,
  views bigint not null default 0,
  downloads bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index dataset_updated on dataset (updated_at desc, id);
create index dataset_owner on dataset (owner_id);
alter table lake_item add foreign key (dataset_id) references dataset (id) on delete set null;

-- Never changed once it stands.
create table dataset_version (
  id uuid primary key default gen_random_uuid(),
  dataset_id uuid not null references dataset (id) on delete cascade,
  number integer not null,
  file_name text not null,
  file_key text not null,
  file_kind text not null,
  bytes bigint not null,
  sha256 text not null,
  note text not null default '',
  -- The version whose content was brought back with this one.
  restores integer,
  published_by uuid references person (id) on delete set null,
  published_at timestamptz not null,
  findings jsonb not null default '[]',
  -- What seemed personal in it: asked about before a private dataset is made public.
  personal_data jsonb not null default '[]',
  unique (dataset_id, number)
);

create table table_of_version (
  version_id uuid not null references dataset_version (id) on delete cascade,
  position integer not null,
  name text not null,
  rows bigint not null,
  columns jsonb not null,
  file_key text not null,
  bytes bigint not null,
  sha256 text not null,
  primary key (version_id, position)
);

-- One look at a dataset; a download makes it one that downloaded. Who it was is not kept.
create table dataset_view (
  id uuid primary key default gen_random_uuid(),
  dataset_id uuid not null references dataset (id) on delete cascade,
  at timestamptz not null,
  download boolean not null default false
);
create index dataset_view_dataset on dataset_view (dataset_id, at desc);

-- Somebody asks to see a private dataset; the owner answers, for a time.
create table dataset_grant (
  id uuid primary key default gen_random_uuid(),
  dataset_id uuid not null references dataset (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  purpose text not null,
  state text not null check (state in ('asked', 'granted', 'refused', 'ended')),
  answer text not null default '',
  asked_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references person (id) on delete set null,
  until timestamptz
);
create unique index dataset_grant_open on dataset_grant (dataset_id, person_id) where state in ('asked', 'granted');
create index dataset_grant_person on dataset_grant (person_id);

-- What a person is told: in the account menu, and where it matters by mail.
create table notification (
  id bigint generated always as identity primary key,
  person_id uuid not null references person (id) on delete cascade,
  kind text not null,
  text text not null,
  link text not null,
  at timestamptz not null,
  read_at timestamptz
);
create index notification_person on notification (person_id, at desc);

-- A file on its way in parts.
create table upload (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  file_name text not null,
  bytes bigint not null check (bytes >= 0),
  received bigint not null default 0 check (received between 0 and bytes),
  -- Set once the parts were put together; the form that follows takes it from there.
  file_key text,
  sha256 text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index upload_person on upload (person_id);
create index upload_expiry on upload (expires_at);

-- What came in one go, under a key of its own: a part is whole or is not there.
create table upload_part (
  upload_id uuid not null references upload (id) on delete cascade,
  starts_at bigint not null,
  bytes bigint not null check (bytes > 0),
  file_key text not null,
  primary key (upload_id, starts_at)
);
