-- Browsers that follow a plan are warned of risks there, a few times a day at most.
alter table subscription add column warned_on date;
alter table subscription add column warned_times integer not null default 0;
create index subscription_of_browsers on subscription (district_id, id) where channel = 'push';
create index risk_warning_message on risk_warning (message_id);
