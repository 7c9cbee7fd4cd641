-- What the last look at each link of the resources found.
create table link_health (
  link text primary key,
  state text not null check (state in ('answered', 'closed', 'gone', 'silent')),
  checked_at timestamptz not null,
  failing_since timestamptz
);
