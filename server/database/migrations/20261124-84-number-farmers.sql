-- Each farmer has a number of their own in the country's registry, apart from the number of the entry: seven digits or more
-- and two check digits (ISO/IEC 7064, MOD 97-10), so that a number with a wrong digit is no farmer's. Of entries that became
-- one, the other numbers lead to it too.
create sequence farmer_registry as bigint start 1000001;

create function registry_number_of(n bigint) returns text language sql immutable as $$
  select 'GH-' || n || '-' || lpad((98 - (n * 100) % 97)::text, 2, '0')
$$;

alter table farmer add column registry_number text;
alter table farmer add column former_numbers text[] not null default '{}';

update farmer set registry_number = registry_number_of(1000000 + numbered.at)
from (select id, row_number() over (order by id) as at from farmer) numbered where numbered.id = farmer.id;
select setval('farmer_registry', 1000001 + (select count(*) from farmer), false);

alter table farmer alter column registry_number set not null;
alter table farmer add constraint farmer_registry_number unique (registry_number);

create index farmer_former_numbers on farmer using gin (former_numbers);

-- What is put back from the trash was kept before there were numbers.
create function number_farmer() returns trigger language plpgsql as $$
begin
  new.registry_number := coalesce(new.registry_number, registry_number_of(nextval('farmer_registry')));
  new.former_numbers := coalesce(new.former_numbers, '{}');
  return new;
end $$;
create trigger farmers_numbered before insert on farmer for each row execute function number_farmer();
