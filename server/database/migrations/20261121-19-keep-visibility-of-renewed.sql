-- Whether a file that renews a dataset said nothing of its own on visibility: that of the dataset stands, also when it is changed while the file waits.
alter table lake_item add column keeps_visibility boolean not null default false;
