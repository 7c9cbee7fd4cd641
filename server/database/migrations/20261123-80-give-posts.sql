-- What somebody does and where: a role at a node of the tree nation, region, district, operational area, officer. A person may
-- hold several posts. The districts of a post are written out, so that every question about a branch is answered by SQL.
create table post (
  id bigint generated always as identity primary key,
  person_id uuid not null references person (id) on delete cascade,
  role text not null check (role in ('admin', 'director', 'pprsd', 'user', 'responder')),
  level text not null check (level in ('nation', 'region', 'district', 'area', 'own')),
  -- Key of the region or district; empty for the nation and for an officer with farmers of their own alone.
  place text not null default '',
  -- Name of the operational area.
  area text not null default '',
  given_by uuid references person (id) on delete set null,
  given_at timestamptz not null default now(),
  unique (person_id, role, level, place, area)
);
create index post_national on post (role) where level = 'nation';

create table post_district (
  post_id bigint not null references post (id) on delete cascade,
  district_id text not null,
  primary key (post_id, district_id)
);
create index post_district_district on post_district (district_id);

alter table person_grant drop constraint person_grant_check;
alter table person_grant add constraint person_grant_check check (
  (audience = 'officer' and role in ('admin', 'director', 'pprsd', 'user', 'responder'))
  or (audience = 'data' and role in ('member', 'administrator')));

alter table former_officer drop constraint former_officer_role_check;
alter table former_officer add constraint former_officer_role_check check (role in ('admin', 'director', 'pprsd', 'user', 'responder'));

-- Who is here already keeps what they had: administrators the nation, the others their districts; without districts plant
-- protection the nation, and officers and responders what is theirs. An administrator with districts stays the level above there.
with officer as (
    select person_id, role from person_grant where audience = 'officer' union select person_id, role from former_officer),
  placed as (
    select officer.person_id, case officer.role when 'admin' then 'director' else officer.role end as role, d.district_id
    from officer join officer_district d using (person_id))
insert into post (person_id, role, level, place)
select person_id, role, 'district', district_id from placed
union all select person_id, role, case when role in ('admin', 'pprsd') then 'nation' else 'own' end, '' from officer
  where role = 'admin' or not exists (select from officer_district d where d.person_id = officer.person_id);
insert into post_district (post_id, district_id) select id, place from post where level = 'district';
drop table officer_district;

create trigger post_changed after insert or update or delete or truncate on post for each statement execute function tell_of_changed_standing();
create trigger post_district_changed after insert or update or delete or truncate on post_district for each statement execute function tell_of_changed_standing();

-- Whether somebody works wholly within some districts; null is the nation.
create function is_within_branch(whom uuid, branch text[]) returns boolean language sql stable as $$
  select branch is null or (
    exists (select from post join post_district on post_id = post.id where person_id = whom)
    and not exists (select from post where person_id = whom and level = 'nation')
    and not exists (select from post join post_district on post_id = post.id where person_id = whom and district_id <> all (branch)))
$$;
