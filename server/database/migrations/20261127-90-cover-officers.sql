-- While an officer is away, another stands in for them, from one day to another: with their posts and their farmers.
create table officer_cover (
  id bigint generated always as identity primary key,
  officer_id uuid not null references person on delete cascade,
  covered_by uuid not null references person on delete cascade,
  from_day date not null,
  until_day date not null,
  -- Whether it has begun: rights follow this alone, so that they change for everybody at once.
  begun boolean not null default false,
  given_by uuid references person on delete set null,
  given_at timestamptz not null,
  check (officer_id <> covered_by),
  check (until_day >= from_day)
);
create index officer_cover_officer on officer_cover (officer_id);
create index officer_cover_covered_by on officer_cover (covered_by);
create trigger officer_cover_changed after insert or update or delete or truncate on officer_cover for each statement execute function tell_of_changed_standing();

-- A share that is there for a cover ends with it. No reference: shares that come back from the trash may name one that is over.
alter table farmer_share add column cover_id bigint;
create index farmer_share_cover on farmer_share (cover_id) where cover_id is not null;
