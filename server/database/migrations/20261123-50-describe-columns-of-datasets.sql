-- What the columns of a dataset mean, in the words of its owner, and whether its owner asks readers to sign in.
alter table dataset
  add column dictionary jsonb not null default '[]',
  add column asks_sign_in boolean not null default false;
