-- The code of the short link that stood in a message: whoever opens it stops messages to the number.
alter table delivery add column stop_code text;
create index delivery_stop_code on delivery (stop_code) where stop_code is not null;
alter table opt_out drop constraint opt_out_way_check;
alter table opt_out add constraint opt_out_way_check check (way in ('reply', 'link', 'officer'));
