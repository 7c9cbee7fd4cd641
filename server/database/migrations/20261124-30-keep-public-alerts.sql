-- What was told to other warning systems of a verified risk: alerts, updates and cancels of CAP 1.2, which never change
-- once they were given out and name those before them.
create table cap_alert (
  risk_id bigint not null references risk (id) on delete cascade,
  -- 1 for the first of its risk.
  number integer not null,
  kind text not null check (kind in ('Alert', 'Update', 'Cancel')),
  sent timestamptz not null,
  -- What it says, as anybody may read it.
  said jsonb not null,
  -- The state of the risk, and its latest warning, that it was last held against.
  risk_version integer not null,
  warning_id bigint,
  primary key (risk_id, number)
);
create index cap_alert_sent on cap_alert (sent desc, risk_id desc, number desc);
