-- A row of the audit that is changed or taken away before it is sealed leaves a note; after that the chain tells it.
create table audit_loss (
  id bigint generated always as identity primary key,
  entry_id bigint not null,
  how text not null,
  at timestamptz not null default now()
);
create function note_audit_loss() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into audit_loss (entry_id, how) values (0, 'gone');
    return null;
  end if;
  if not exists (select 1 from audit_seal where entry_id = old.id) then
    insert into audit_loss (entry_id, how) values (old.id, case tg_op when 'DELETE' then 'gone' else 'changed' end);
  end if;
  return null;
end $$;
create trigger audit_entry_lost after delete or update on audit_entry for each row execute function note_audit_loss();
create trigger audit_entry_emptied after truncate on audit_entry for each statement execute function note_audit_loss();
