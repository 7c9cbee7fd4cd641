-- How many deliveries of each message stand where, by district, kept beside the rows: who stands above officers asks for those of
-- a month of the whole country. Changes are only added, so that nobody waits for another's write; a job adds them up.
create table delivery_count (
  id bigint generated always as identity primary key,
  -- Without a foreign key: what is taken away with a message is noted after it.
  message_id bigint not null,
  district_id text not null,
  channel text not null,
  state text not null,
  -- Of what failed or is unknown.
  reason text not null,
  deliveries bigint not null,
  parts bigint not null,
  folded boolean not null default false
);

create function note_count_of_deliveries() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from delivery_count;
  elsif tg_op = 'INSERT' then
    insert into delivery_count (message_id, district_id, channel, state, reason, deliveries, parts)
    select message_id, district_id, channel, state, case when state in ('failed', 'unknown') then reason else '' end, count(*), sum(parts)
    from later group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into delivery_count (message_id, district_id, channel, state, reason, deliveries, parts)
    select message_id, district_id, channel, state, case when state in ('failed', 'unknown') then reason else '' end, -count(*), -sum(parts)
    from earlier group by 1, 2, 3, 4, 5;
  else
    insert into delivery_count (message_id, district_id, channel, state, reason, deliveries, parts)
    select message_id, district_id, channel, state, case when state in ('failed', 'unknown') then reason else '' end, sum(n), sum(n * parts)
    from (
      select message_id, district_id, channel, state, reason, parts, 1 as n from later
      union all select message_id, district_id, channel, state, reason, parts, -1 from earlier
    ) each group by 1, 2, 3, 4, 5 having sum(n) <> 0 or sum(n * parts) <> 0;
  end if;
  return null;
end $$;

-- A write that begins before this one ends would be counted by neither.
lock table delivery in share row exclusive mode;
insert into delivery_count (message_id, district_id, channel, state, reason, deliveries, parts, folded)
select message_id, district_id, channel, state, case when state in ('failed', 'unknown') then reason else '' end, count(*), sum(parts), true
from delivery group by 1, 2, 3, 4, 5;
create index delivery_count_message on delivery_count (message_id);
create index delivery_count_unfolded on delivery_count (message_id) where not folded;

create trigger deliveries_counted_in after insert on delivery referencing new table as later for each statement execute function note_count_of_deliveries();
create trigger deliveries_counted_anew after update on delivery referencing old table as earlier new table as later for each statement execute function note_count_of_deliveries();
create trigger deliveries_counted_out after delete on delivery referencing old table as earlier for each statement execute function note_count_of_deliveries();
create trigger deliveries_emptied after truncate on delivery for each statement execute function note_count_of_deliveries();

-- Farmers whose number was stopped are counted from the index alone.
drop index farmer_phone;
create index farmer_phone on farmer (phone) include (owner_id, district_id);

create index message_written on message (created_at);
-- Whom messages reached is read from the index alone; its pages stay visible where the table is swept early.
create index delivery_reached on delivery (message_id) include (farmer_id, district_id) where state = 'delivered';
alter table delivery set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- How many farmers messages of a month reached in the country, once they are too many to be counted while somebody waits: a
-- farmer counts once, however many wrote, so that these cannot be added up from smaller counts.
create table reach_count (
  by text not null check (by in ('all', 'district', 'officer')),
  -- Empty: all, or the officers whose account was deleted.
  key text,
  reached integer not null,
  counted_at timestamptz not null
);
