-- A dataset that was taken out of the catalogue and brought back is the same one: its table keeps naming it, and goes on being published into it.
alter table reference_dataset drop constraint reference_dataset_dataset_id_fkey;
-- Those deleted before this and back by now are found by their last file.
update reference_dataset r set dataset_id = v.dataset_id from dataset_version v where r.dataset_id is null and v.sha256 = r.sha256;
