-- Sentences and words of the field as translators wrote them, for the languages that phones are answered in.
create table phrase_text (
  language text not null,
  -- Names a sentence, such as work.title, or a word of the field: crop:maize, activity:LP.
  key text not null,
  text text not null,
  -- The English sentence it was written for: where that is another today, the translation is looked at again.
  source text not null,
  written_by uuid references person (id) on delete set null,
  written_by_name text not null,
  written_at timestamptz not null,
  reviewed_by uuid references person (id) on delete set null,
  reviewed_by_name text,
  reviewed_at timestamptz,
  primary key (language, key),
  check ((reviewed_at is null) = (reviewed_by_name is null))
);
create index phrase_text_written_by on phrase_text (written_by);
create index phrase_text_reviewed_by on phrase_text (reviewed_by);
