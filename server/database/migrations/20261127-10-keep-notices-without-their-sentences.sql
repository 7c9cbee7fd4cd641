-- A notice keeps its kind and what fills the sentence of it, so that it can be written in the language of whoever reads it.
-- One from before keeps the sentence it was told in.
alter table notification add column params jsonb;
update notification set params = jsonb_build_object('asWritten', text);
alter table notification alter column params set not null, drop column text;
