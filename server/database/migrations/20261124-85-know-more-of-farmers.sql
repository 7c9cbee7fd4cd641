-- What the registry knows of a person beside name, place and crops. Null: not known. Youth is 15 to 35, as the National Youth
-- Policy of Ghana counts it.
alter table farmer add column sex text check (sex in ('female', 'male'));
alter table farmer add column age_group text check (age_group in ('15-35', '36-59', '60+'));
-- How they are best reached, whatever messages they agreed to.
alter table farmer add column reach text check (reach in ('sms', 'call', 'email', 'visit'));
alter table farmer add column organisation text;
-- Hectares of crops where known, by the key of the crop.
alter table farmer add column crop_hectares jsonb;

-- Farmers of one household have its number in common.
create sequence farmer_household as bigint;
alter table farmer add column household_id bigint;
create index farmer_household_members on farmer (household_id) where household_id is not null;

-- Who has no telephone is a farmer too. A number is one farmer's of a list, but for others of the household who share it.
alter table farmer drop constraint farmer_phone_check;
alter table farmer add constraint farmer_phone_check check (phone = '' or phone ~ '^0[0-9]{9}$');
alter table farmer add column shares_phone boolean;
alter table farmer drop constraint farmer_owner_id_phone_key;
create unique index farmer_number_of_list on farmer (owner_id, phone) where phone <> '' and shares_phone is not true;
create index farmer_owner_phone on farmer (owner_id, phone);
