-- Reasons and ends of acts over many records are kept as codes, and said in the language of whoever reads them.
alter table bulk_act add column why text check (why in ('asked', 'refused', 'fault'));
-- The refusal: its code in the catalogue of problems, and what its sentence says of.
alter table bulk_act add column refusal jsonb;
update bulk_act set why = case when said = 'You stopped it.' then 'asked' when said like 'It ended with a fault.%' then 'fault' else 'refused' end
where state = 'stopped';
update bulk_act set missed = (
  select coalesce(jsonb_agg(jsonb_build_object('reason', case each ->> 'sentence'
    when 'No longer in your list.' then 'notInList'
    when 'Not shared with an officer who is no longer active.' then 'partnerInactive'
    when 'The officer is active again and keeps them.' then 'officerActive'
    else 'gone' end, 'count', each -> 'count')), '[]')
  from jsonb_array_elements(missed) each);
alter table bulk_act drop column said;
