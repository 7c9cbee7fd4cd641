-- Whoever wants to know is told when a dataset or a story changes, by SMS or e-mail.
create table follow (
  id bigint generated always as identity primary key,
  address text not null check (address <> ''),
  channel text not null check (channel in ('sms', 'email')),
  kind text not null check (kind in ('dataset', 'story')),
  thing text not null,
  title text not null,
  language text not null,
  code text not null unique check (code ~ '^[A-Za-z0-9_-]{22}$'),
  seen text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  told_on date,
  unique (address, kind, thing)
);
