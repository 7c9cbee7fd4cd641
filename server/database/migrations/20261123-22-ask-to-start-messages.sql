-- Who asks that messages to a number or address which another officer stopped may go again, and what the level above
-- answered; and who took their own stop back. Why is kept.
create table start_request (
  id bigint generated always as identity primary key,
  addresses text[] not null,
  farmer_id bigint,
  state text not null check (state in ('open', 'started', 'refused')),
  reason text not null,
  asked_by uuid references person (id) on delete set null,
  asked_at timestamptz not null,
  answer text not null default '',
  decided_by uuid references person (id) on delete set null,
  decided_at timestamptz
);
create index start_request_state on start_request (state, id);
create index start_request_farmer on start_request (farmer_id, id) where farmer_id is not null;
create index start_request_asker on start_request (asked_by, id);
-- One question of an officer about the same numbers at a time.
create unique index start_request_open on start_request (asked_by, addresses) where state = 'open';
