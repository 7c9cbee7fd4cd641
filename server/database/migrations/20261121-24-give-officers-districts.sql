-- Districts an officer looks after; an officer without any looks after the whole country.
create table officer_district (
  person_id uuid not null references person (id) on delete cascade,
  district_id text not null,
  primary key (person_id, district_id)
);
create index officer_district_district on officer_district (district_id);
