-- A message to more farmers than are read at once is worked out in steps, before a second person lets it go.
alter table message drop constraint message_state_check;
alter table message add constraint message_state_check check (state in ('planning', 'approval', 'released', 'declined')) not valid;
alter table message validate constraint message_state_check;
create table message_plan (
  message_id bigint primary key references message (id) on delete cascade,
  token_id uuid,
  districts text[],
  crops text[] not null,
  opt_out_hint boolean not null,
  opt_out_way text check (opt_out_way in ('reply', 'link', 'officer')),
  farmers integer not null,
  planned integer not null default 0,
  place bigint not null default 0,
  worked_at timestamptz not null
);
