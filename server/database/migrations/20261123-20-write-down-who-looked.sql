-- Who had the whole telephone number of a farmer, the whole card number of a farm, or a file of farmers, and when. Farmers
-- and farms are named without a foreign key: one that is deleted and brought back keeps what was written down.
create table personal_look (
  id bigint generated always as identity primary key,
  person_id uuid references person (id) on delete set null,
  what text not null check (what in ('phone', 'card', 'file')),
  farmer_id bigint,
  farm_id uuid,
  at timestamptz not null
);
create index personal_look_person on personal_look (person_id, what, at);
create index personal_look_farmer on personal_look (farmer_id, id) where farmer_id is not null;
create index personal_look_farm on personal_look (farm_id, id) where farm_id is not null;
create index personal_look_at on personal_look (at);

-- That the level above was told of somebody who looked much: once a day for each of the stages.
create table look_alarm (
  person_id uuid not null references person (id) on delete cascade,
  what text not null check (what in ('phone', 'card', 'file')),
  day date not null,
  stage text not null check (stage in ('near', 'over')),
  primary key (person_id, what, day, stage)
);
