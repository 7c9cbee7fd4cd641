-- A table of a version as a file that was asked for: it never changes, so it is made once and sent from where it lies.
create table table_export (
  version_id uuid not null,
  position integer not null,
  form text not null,
  -- Sum of the data dictionary that was in force when it was made.
  dictionary text not null,
  file_key text not null,
  bytes bigint not null,
  sha256 text not null,
  asked_at timestamptz not null,
  primary key (version_id, position, form, dictionary),
  foreign key (version_id, position) references table_of_version (version_id, position) on delete cascade
);
create index table_export_file_key on table_export (file_key);
create index table_export_asked_at on table_export (asked_at);
