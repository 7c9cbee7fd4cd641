-- That something changed in what an officer's list of farmers shows: processes keep copies of lists, and read a copy again
-- when the notes are no longer those it was read under. Notes are only added, so that nobody waits for another's write.
create table farmer_list_change (
  id bigint generated always as identity,
  officer_id uuid not null,
  changed_at timestamptz not null default now(),
  primary key (officer_id, id)
);

-- Of the statement's rows: who keeps the farmers, and whom they are shared with.
create function note_changed_farmers() returns trigger language plpgsql as $$
begin
  insert into farmer_list_change (officer_id)
  select owner_id from changed union select s.officer_id from farmer_share s join changed c on c.id = s.farmer_id;
  if tg_op = 'UPDATE' then
    insert into farmer_list_change (officer_id) select owner_id from earlier except select owner_id from changed;
  end if;
  return null;
end $$;
create trigger farmers_added after insert on farmer referencing new table as changed for each statement execute function note_changed_farmers();
create trigger farmers_changed after update on farmer referencing old table as earlier new table as changed for each statement execute function note_changed_farmers();
create trigger farmers_gone after delete on farmer referencing old table as changed for each statement execute function note_changed_farmers();

create function note_changed_shares() returns trigger language plpgsql as $$
begin
  insert into farmer_list_change (officer_id)
  select officer_id from changed union select f.owner_id from farmer f join changed c on c.farmer_id = f.id;
  return null;
end $$;
create trigger farmers_shared after insert on farmer_share referencing new table as changed for each statement execute function note_changed_shares();
create trigger farmers_unshared after delete on farmer_share referencing old table as changed for each statement execute function note_changed_shares();

-- Whom one shares with sees one's name.
create function note_renamed_officer() returns trigger language plpgsql as $$
begin
  insert into farmer_list_change (officer_id)
  select new.id union select s.officer_id from farmer_share s join farmer f on f.id = s.farmer_id where f.owner_id = new.id;
  return null;
end $$;
create trigger officer_renamed after update of name on person for each row when (old.name is distinct from new.name) execute function note_renamed_officer();
