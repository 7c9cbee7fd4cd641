-- Of a video others get a copy without place, day and device; those sent before now get theirs in the background.
update file set state = 'making' where kind = 'video';
insert into job (kind, payload, dedupe_key)
select 'makeFileSmaller', jsonb_build_object('id', id), 'makeFileSmaller:' || id from file where kind = 'video'
on conflict (dedupe_key) do nothing;
