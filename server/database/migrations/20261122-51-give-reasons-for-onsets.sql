-- Why an onset was declared ahead of its day or against what is known; empty where nothing spoke against it.
alter table declared_onset add column reason text not null default '';
