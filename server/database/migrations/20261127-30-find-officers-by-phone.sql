-- Officers sign in with their telephone number, too.
create index person_phone on person (phone) where phone <> '';
