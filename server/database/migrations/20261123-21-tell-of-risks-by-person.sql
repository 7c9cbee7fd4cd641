-- What the responsible people are to hear of risks: a report that came in, or a step that nobody took in time.
create table risk_news (
  id bigint generated always as identity primary key,
  risk_id bigint not null references risk (id) on delete cascade,
  kind text not null check (kind in ('reported', 'verify', 'warn', 'respond')),
  at timestamptz not null,
  -- Whether it was worked out who is to hear of it.
  gathered boolean not null default false
);
create index risk_news_waiting on risk_news (id) where not gathered;
create index risk_news_risk on risk_news (risk_id);
create index risk_news_at on risk_news (at);

-- Mails that gather what one person is to hear.
create table risk_digest (
  id bigint generated always as identity primary key,
  person_id uuid not null references person (id) on delete cascade,
  at timestamptz not null
);
create index risk_digest_person on risk_digest (person_id, at);
create index risk_digest_at on risk_digest (at);

-- Who hears of what, and by which notice and mail.
create table risk_news_for (
  person_id uuid not null references person (id) on delete cascade,
  news_id bigint not null references risk_news (id) on delete cascade,
  listed boolean not null default false,
  notice_id bigint references notification (id) on delete set null,
  mailed boolean not null default false,
  digest_id bigint references risk_digest (id) on delete set null,
  primary key (person_id, news_id)
);
create index risk_news_for_listing on risk_news_for (person_id) where not listed;
create index risk_news_for_mailing on risk_news_for (person_id) where not mailed;
create index risk_news_for_news on risk_news_for (news_id);
create index risk_news_for_notice on risk_news_for (notice_id) where notice_id is not null;
create index risk_news_for_digest on risk_news_for (digest_id) where digest_id is not null;
