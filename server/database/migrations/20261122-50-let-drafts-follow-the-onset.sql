-- Drafts of a season follow its onset: what was drawn is kept beside what an officer made of it, and both have language versions.
alter table message_draft add column drawn_text text not null default '';
alter table message_draft add column versions jsonb not null default '[]';
-- Drafts drawn together bear one moment of change: what still has it was never changed by hand.
update message_draft draft set drawn_text = text
where changed_at = (
  select min(other.changed_at) from message_draft other
  where (other.owner_id, other.group_id, other.crop_id, other.district_id, other.season, other.year)
    = (draft.owner_id, draft.group_id, draft.crop_id, draft.district_id, draft.season, draft.year)
);
alter table message_template add column versions jsonb not null default '[]';
