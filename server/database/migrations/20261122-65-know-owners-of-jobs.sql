-- Whom a job is done for, so that one person's many files do not hold up everybody else's.
alter table job add column owner text;
create index job_owner on job (owner, run_at) where owner is not null;
