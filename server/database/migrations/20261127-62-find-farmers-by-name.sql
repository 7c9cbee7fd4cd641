-- Farmers of the country and of a district, by name: a page of them is read from where it begins.
create index farmer_name on farmer (lower(name), id);
create index farmer_district_name on farmer (district_id, lower(name), id);
drop index farmer_district;
