-- People who sign in with another provider (OpenID Connect): which of its subjects is whom. Of those that the provider
-- brought, its claims say what they may at each sign-in.
create table external_identity (
  issuer text not null,
  subject text not null,
  person_id uuid not null references person (id) on delete cascade,
  managed boolean not null,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index external_identity_person on external_identity (person_id);
