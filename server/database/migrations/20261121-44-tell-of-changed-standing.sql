-- Processes keep for a moment what a session stands for: who it is, what they may do, which districts they look after. The
-- records tell them of whatever changes that, whoever changes it, at its commit and once a transaction; on the channel and
-- under the topic of server/platform/keptSessions.ts. A new session need not be told of: nobody keeps that there is none.
create function tell_of_changed_standing() returns trigger language plpgsql as $$
begin
  perform pg_notify('agrihub', '{"topic":"standing","body":null}');
  return null;
end $$;
create trigger session_changed after update or delete or truncate on session for each statement execute function tell_of_changed_standing();
create trigger grant_changed after insert or update or delete or truncate on person_grant for each statement execute function tell_of_changed_standing();
create trigger person_changed after update of name, disabled_at on person for each statement execute function tell_of_changed_standing();
create trigger person_removed after delete or truncate on person for each statement execute function tell_of_changed_standing();
create trigger officer_district_changed after insert or update or delete or truncate on officer_district for each statement execute function tell_of_changed_standing();
