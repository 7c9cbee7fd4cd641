-- What a message of another room is about, such as "risk 12"; and whether it may wake people.
alter table message add column about text;
alter table message add column urgent boolean not null default false;
create index message_about on message (about, id) where about is not null;
