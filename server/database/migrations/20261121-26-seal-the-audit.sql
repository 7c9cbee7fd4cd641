-- The chain that seals audit rows: each hash is made of the row and of the hash before it.
create table audit_seal (
  position bigint primary key,
  entry_id bigint not null unique,
  hash text not null
);
