-- What somebody asked for by WhatsApp goes out there, in an approved template, as a row of the outbox like any other.
alter table delivery drop constraint delivery_channel_check;
alter table delivery add constraint delivery_channel_check check (channel in ('sms', 'email', 'whatsapp')) not valid;
alter table delivery validate constraint delivery_channel_check;
alter table subscription drop constraint subscription_channel_check;
alter table subscription add constraint subscription_channel_check check (channel in ('sms', 'whatsapp', 'email', 'push'));
-- Whoever keeps a farmer sees what the farmer asked the portal for.
create index delivery_asked_for on delivery (address, id) where farmer_id = 0 and address <> '';
