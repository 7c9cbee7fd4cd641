-- Other services are told of what became public, by calls to addresses that administrators keep (Standard Webhooks).
create table webhook (
  id uuid primary key,
  url text not null,
  description text not null default '',
  events text[] not null check (cardinality(events) > 0),
  secret text not null,
  created_by uuid references person (id) on delete set null,
  created_at timestamptz not null,
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_why text check (disabled_why in ('person', 'failures', 'gone'))
);
create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook (id) on delete cascade,
  message_id text not null,
  event text not null,
  body text not null,
  created_at timestamptz not null,
  state text not null check (state in ('waits', 'delivered', 'failed')),
  tries integer not null default 0,
  tried_at timestamptz,
  status integer,
  said text not null default ''
);
create index webhook_delivery_order on webhook_delivery (webhook_id, created_at desc, id desc);
create index webhook_delivery_age on webhook_delivery (created_at);
