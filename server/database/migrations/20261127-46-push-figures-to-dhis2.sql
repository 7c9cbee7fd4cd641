-- Figures by district and month are pushed to the ministry's DHIS2, under the names it has for them.
create table dhis2_link (
  id smallint primary key check (id = 1),
  url text not null,
  token text not null,
  data_set text not null,
  elements jsonb not null,
  monthly boolean not null,
  changed_by uuid references person (id) on delete set null,
  changed_at timestamptz not null,
  last_period text,
  last_at timestamptz,
  state text not null check (state in ('new', 'asked', 'done', 'failed')),
  said text not null default ''
);
create table dhis2_org_unit (
  district_id text primary key,
  org_unit text not null
);
