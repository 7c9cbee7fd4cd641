-- What somebody asked for by themselves is sent in their language, and so is the foot of its e-mails. What officers write says
-- its languages in its versions.
alter table message add column language text not null default 'en' check (language in ('en', 'fr'));
