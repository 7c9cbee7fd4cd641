-- Which dataset of the catalogue holds which reference table. A dataset that was taken out of the catalogue is not published again.
create table reference_dataset (
  table_name text primary key,
  dataset_id uuid references dataset (id) on delete set null,
  -- Of the rows published last.
  sha256 text not null
);
create index reference_dataset_dataset on reference_dataset (dataset_id);
