-- Pairs of farmers that may be one are kept, so that whoever stands above officers reads a page of them instead of comparing
-- all farmers at each call. A job compares what was added or changed, some hundred farmers at a time.
create table farmer_pair (
  low_id bigint not null references farmer (id) on delete cascade,
  high_id bigint not null references farmer (id) on delete cascade,
  because text[] not null,
  -- The lower, the stronger.
  rank smallint not null,
  low_district text not null,
  high_district text not null,
  -- Whether two officers keep them.
  across boolean not null,
  -- Whether somebody said that they are two farmers: farmer_apart says who.
  apart boolean not null,
  first_seen timestamptz not null,
  primary key (low_id, high_id),
  check (low_id < high_id)
);
create index farmer_pair_high on farmer_pair (high_id);
create index farmer_pair_rank on farmer_pair (rank, low_id, high_id) where across and not apart;
create index farmer_pair_district on farmer_pair (low_district, rank, low_id, high_id) where across and not apart;

-- Farmers who are called alike at one place: a number for the place with how a word of the name sounds and another begins.
create table farmer_sound (
  block bigint not null,
  name text collate "C" not null,
  farmer_id bigint not null references farmer (id) on delete cascade,
  primary key (block, name, farmer_id)
);
create index farmer_sound_farmer on farmer_sound (farmer_id);

-- Farmers that are to be compared; no reference and no key of theirs, so that nobody waits for another's write.
create table farmer_to_compare (
  id bigint generated always as identity primary key,
  farmer_id bigint not null
);
-- How far the job has come through the farmers there were before.
create table farmer_comparison (
  single boolean primary key default true check (single),
  next_id bigint not null,
  last_id bigint not null
);
lock table farmer in share row exclusive mode;
insert into farmer_comparison (next_id, last_id) select 0, coalesce(max(id), 0) from farmer;

create function note_farmers_to_compare() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into farmer_to_compare (farmer_id) select id from later;
  else
    insert into farmer_to_compare (farmer_id) select later.id from later join earlier on earlier.id = later.id
    where (later.owner_id, later.name, later.phone, later.email, later.location_id, later.district_id)
      is distinct from (earlier.owner_id, earlier.name, earlier.phone, earlier.email, earlier.location_id, earlier.district_id);
  end if;
  return null;
end $$;
create trigger farmers_to_compare_in after insert on farmer referencing new table as later for each statement execute function note_farmers_to_compare();
create trigger farmers_to_compare_anew after update on farmer referencing old table as earlier new table as later for each statement execute function note_farmers_to_compare();

-- A card on a farm speaks of its farmer.
create function note_cards_to_compare() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into farmer_to_compare (farmer_id) select distinct farmer_id from later where card_number_key is not null and farmer_id is not null;
  elsif tg_op = 'DELETE' then
    insert into farmer_to_compare (farmer_id) select distinct farmer_id from earlier where card_number_key is not null and farmer_id is not null;
  else
    insert into farmer_to_compare (farmer_id)
    select distinct farmer_id from (
      select later.farmer_id as now_of, earlier.farmer_id as then_of from later join earlier on earlier.id = later.id
      where (later.card_number_key, later.farmer_id) is distinct from (earlier.card_number_key, earlier.farmer_id)
        and coalesce(later.card_number_key, earlier.card_number_key) is not null
    ) changed, unnest(array[now_of, then_of]) farmer_id where farmer_id is not null;
  end if;
  return null;
end $$;
create trigger cards_to_compare_in after insert on farm referencing new table as later for each statement execute function note_cards_to_compare();
create trigger cards_to_compare_anew after update on farm referencing old table as earlier new table as later for each statement execute function note_cards_to_compare();
create trigger cards_to_compare_out after delete on farm referencing old table as earlier for each statement execute function note_cards_to_compare();

create index farmer_email on farmer (lower(email)) where email <> '';

-- Who said that two are not one, where it is known.
alter table farmer_apart add column noted_by uuid references person (id) on delete set null;
create index farmer_apart_noted_by on farmer_apart (noted_by) where noted_by is not null;
