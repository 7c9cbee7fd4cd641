-- The work of the week also goes to browsers, by Web Push: the address is that of the browser at its push service.
alter table subscription drop constraint subscription_channel_check;
alter table subscription add constraint subscription_channel_check check (channel in ('sms', 'email', 'push'));
-- What notices to this browser are sealed with, and the key of ours it expects them from.
alter table subscription add column push_keys jsonb;
alter table subscription add constraint subscription_push_keys check ((channel = 'push') = (push_keys is not null));
