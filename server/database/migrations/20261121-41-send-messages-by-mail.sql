-- A message goes by SMS, by e-mail, or both: to one address a row, which is a number or an e-mail address.
alter table message add column route text not null default 'sms' check (route in ('sms', 'email', 'emailFirst', 'both'));
alter table message add column subject text not null default '';
alter table delivery rename column phone to address;
alter table delivery add column channel text not null default 'sms' check (channel in ('sms', 'email'));
alter table delivery add column subject text not null default '';
-- Who has no address has a row too, which says so.
alter table delivery drop constraint delivery_message_id_phone_key;
create unique index delivery_address on delivery (message_id, address) where address <> '';
drop index delivery_queued;
create index delivery_queued on delivery (message_id, channel, id) where state = 'queued';
alter table opt_out rename column phone to address;
