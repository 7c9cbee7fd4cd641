-- Which question each column of an export of KoboToolbox or ODK answered, kept for the next file of the same form.
create table collected_mapping (
  person_id uuid not null references person (id) on delete cascade,
  form text not null,
  columns jsonb not null,
  at timestamptz not null,
  primary key (person_id, form)
);
