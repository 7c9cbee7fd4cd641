-- What sentences are put together from when they are heard: recordings by language, each looked over by a second person.
create table speech_sound (
  -- The first 16 hexadecimal digits of the SHA-256 of the content: part of its public address, which never changes.
  hash text primary key,
  content bytea not null,
  milliseconds integer not null,
  kept_at timestamptz not null
);
-- MP3 is packed already.
alter table speech_sound alter column content set storage external;
create table speech_piece (
  language text not null,
  -- What is said: words of a sentence (plant.window:1), number:50, day:15, month:4, crop:maize, place:ejura …
  key text not null,
  -- The words as they stood when they were recorded: where they are others today, it is recorded again.
  text text not null,
  hash text not null references speech_sound (hash),
  recorded_by uuid references person (id) on delete set null,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  reviewed_by uuid references person (id) on delete set null,
  reviewed_by_name text,
  reviewed_at timestamptz,
  primary key (language, key),
  check ((reviewed_at is null) = (reviewed_by_name is null))
);
create index speech_piece_hash on speech_piece (hash);
create index speech_piece_recorded_by on speech_piece (recorded_by);
create index speech_piece_reviewed_by on speech_piece (reviewed_by);
