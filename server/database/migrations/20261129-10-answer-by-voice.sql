-- An officer answers a farmer's question with a recorded voice note; it goes out by WhatsApp as sound, else as an address in a text.
create table voice_note (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{22}$'),
  content bytea not null,
  milliseconds integer not null check (milliseconds > 0),
  kept_at timestamptz not null
);
create index voice_note_kept on voice_note (kept_at);
alter table message add column voice_note text references voice_note on delete set null;
alter table message add column voice_until timestamptz;
create index message_voice_note on message (voice_note) where voice_note is not null;
alter table farmer_question add column voice_note text references voice_note on delete set null;
create index farmer_question_voice_note on farmer_question (voice_note) where voice_note is not null;
