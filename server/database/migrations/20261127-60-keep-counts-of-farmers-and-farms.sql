-- How many farmers and farms each officer keeps in each district, farms by crop too, kept beside the rows: who stands above
-- officers asks for sums of the whole country, which reading every row cannot answer in time. Changes are only added, so that
-- nobody waits for another's write; a job adds up what belongs together.
create table farmer_count (
  id bigint generated always as identity primary key,
  owner_id uuid not null,
  district_id text not null,
  farmers bigint not null,
  consented bigint not null
);
create table farm_count (
  id bigint generated always as identity primary key,
  owner_id uuid,
  district_id text,
  crop text,
  farms bigint not null,
  -- numeric: what was added and taken away leaves nothing.
  hectares numeric not null,
  lat_sum numeric not null,
  lng_sum numeric not null
);

create function note_count_of_farmers() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from farmer_count;
  elsif tg_op = 'INSERT' then
    insert into farmer_count (owner_id, district_id, farmers, consented)
    select owner_id, district_id, count(*), count(*) filter (where consent_given) from later group by owner_id, district_id;
  elsif tg_op = 'DELETE' then
    insert into farmer_count (owner_id, district_id, farmers, consented)
    select owner_id, district_id, -count(*), -count(*) filter (where consent_given) from earlier group by owner_id, district_id;
  else
    insert into farmer_count (owner_id, district_id, farmers, consented)
    select owner_id, district_id, sum(n), sum(n * consent_given::int) from (
      select owner_id, district_id, consent_given, 1 as n from later
      union all select owner_id, district_id, consent_given, -1 from earlier
    ) each group by owner_id, district_id having sum(n) <> 0 or sum(n * consent_given::int) <> 0;
  end if;
  return null;
end $$;

create function note_count_of_farms() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from farm_count;
  elsif tg_op = 'INSERT' then
    insert into farm_count (owner_id, district_id, crop, farms, hectares, lat_sum, lng_sum)
    select owner_id, district_id, crop, count(*), sum(hectares::numeric), sum(centre_lat::numeric), sum(centre_lng::numeric)
    from later group by owner_id, district_id, crop;
  elsif tg_op = 'DELETE' then
    insert into farm_count (owner_id, district_id, crop, farms, hectares, lat_sum, lng_sum)
    select owner_id, district_id, crop, -count(*), -sum(hectares::numeric), -sum(centre_lat::numeric), -sum(centre_lng::numeric)
    from earlier group by owner_id, district_id, crop;
  else
    insert into farm_count (owner_id, district_id, crop, farms, hectares, lat_sum, lng_sum)
    select owner_id, district_id, crop, sum(n), sum(n * hectares::numeric), sum(n * centre_lat::numeric), sum(n * centre_lng::numeric) from (
      select owner_id, district_id, crop, hectares, centre_lat, centre_lng, 1 as n from later
      union all select owner_id, district_id, crop, hectares, centre_lat, centre_lng, -1 from earlier
    ) each group by owner_id, district_id, crop
    having sum(n) <> 0 or sum(n * hectares::numeric) <> 0 or sum(n * centre_lat::numeric) <> 0 or sum(n * centre_lng::numeric) <> 0;
  end if;
  return null;
end $$;

-- A write that begins before this one ends would be counted by neither.
lock table farmer, farm in share row exclusive mode;
insert into farmer_count (owner_id, district_id, farmers, consented)
select owner_id, district_id, count(*), count(*) filter (where consent_given) from farmer group by owner_id, district_id;
insert into farm_count (owner_id, district_id, crop, farms, hectares, lat_sum, lng_sum)
select owner_id, district_id, crop, count(*), sum(hectares::numeric), sum(centre_lat::numeric), sum(centre_lng::numeric)
from farm group by owner_id, district_id, crop;

create trigger farmers_counted_in after insert on farmer referencing new table as later for each statement execute function note_count_of_farmers();
create trigger farmers_counted_anew after update on farmer referencing old table as earlier new table as later for each statement execute function note_count_of_farmers();
create trigger farmers_counted_out after delete on farmer referencing old table as earlier for each statement execute function note_count_of_farmers();
create trigger farmers_emptied after truncate on farmer for each statement execute function note_count_of_farmers();
create trigger farms_counted_in after insert on farm referencing new table as later for each statement execute function note_count_of_farms();
create trigger farms_counted_anew after update on farm referencing old table as earlier new table as later for each statement execute function note_count_of_farms();
create trigger farms_counted_out after delete on farm referencing old table as earlier for each statement execute function note_count_of_farms();
create trigger farms_emptied after truncate on farm for each statement execute function note_count_of_farms();

-- Farms of a district, the last changed first.
create index farm_district_changed on farm (district_id, updated_at desc, id);
drop index farm_district;
-- An officer's own, the last changed first.
create index farm_owner_changed on farm (owner_id, updated_at desc, id) where owner_id is not null;
drop index farm_owner;
create index farm_crop_changed on farm (crop, updated_at desc, id) where crop is not null;
