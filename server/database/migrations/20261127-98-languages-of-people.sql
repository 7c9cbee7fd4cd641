-- The portal writes to a person in their language: that of the page they joined on, until they choose another.
alter table person add column language text not null default 'en' check (language in ('en', 'fr'));
alter table email_confirmation add column language text not null default 'en' check (language in ('en', 'fr'));
alter table officer_request add column language text not null default 'en' check (language in ('en', 'fr'));
