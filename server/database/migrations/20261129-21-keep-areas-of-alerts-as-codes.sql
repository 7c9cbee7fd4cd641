-- Where an alert holds was kept as an English sentence; it is kept as what it is, and said in the language of whoever reads it.
update cap_alert set said = jsonb_set(said, '{areas}', coalesce((
  select jsonb_agg(
    (area - 'description') || case
      when area ->> 'description' like 'Warned: within % km in and around %' then jsonb_build_object('kind', 'around', 'districtIds', said -> 'areas' -> 0 -> 'districtIds')
      when area ->> 'description' like 'Warned: in and around %' then '{"kind": "shape"}'::jsonb
      when area ->> 'description' like 'Warned: %' then '{"kind": "districts"}'::jsonb
      else '{"kind": "seen"}'::jsonb
    end order by place)
  from jsonb_array_elements(said -> 'areas') with ordinality as each (area, place)), '[]'));
