-- Where the portal is a repository of DataCite, public datasets have a DOI. It stays when the dataset goes.
create table dataset_doi (
  dataset_id uuid primary key,
  doi text not null unique,
  -- What DataCite was told of the dataset is of this moment; empty until it took the first.
  told_at timestamptz,
  hidden boolean not null default false,
  tried_at timestamptz not null,
  said text not null default ''
);
