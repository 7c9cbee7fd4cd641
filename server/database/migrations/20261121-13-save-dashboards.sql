-- Dashboards people saved. Deleted ones go to the trash, from where they can be brought back.
create table dashboard (
  id uuid primary key default gen_random_uuid(),
  -- In addresses people share: maize-in-bono-4f7k2m.
  slug text not null unique,
  owner_id uuid not null references person (id) on delete cascade,
  name text not null,
  -- Its charts, each with the version of the dataset it was saved with: contract/dashboards.ts.
  panels jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index dashboard_owner on dashboard (owner_id, updated_at desc);
