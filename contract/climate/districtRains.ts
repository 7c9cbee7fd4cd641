import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDay, DistrictId, oneOf, SeasonName, SentenceLanguage } from '../shapes.ts';

const Record = Type.Object({
  id: Type.String(),
  name: Type.String(),
  is_sample: Type.Boolean(),
  first_day: CalendarDay,
  last_day: CalendarDay,
  /** Days between the two without rain measured. */
  missing_days: Type.Integer(),
  kind: oneOf(['station', 'gauge', 'district', 'capital', 'cell']),
});

const DistrictChoice = Type.Object({
  district_id: Type.String(),
  district: Type.String(),
  record: Type.Union([Record, Type.Null()]),
});

export const listDistrictRecords = endpoint({
  name: 'listDistrictRecords',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/districts',
  audience: 'public',
  effect: 'reads',
  summary: 'Which daily record of rain each district goes by; districts without one go by the table of onset windows',
  answer: Type.Array(DistrictChoice),
  refusals: 'message',
  cached: true,
});

export const showDistrictSeasons = endpoint({
  name: 'showDistrictSeasons',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/districts/:district',
  audience: 'public',
  effect: 'reads',
  summary:
    'Where the rainy seasons of a district are, from its daily rain: not begun, begun, false start, dry spell, over',
  params: Type.Object({ district: DistrictId }),
  query: Type.Object({ language: Type.Optional(SentenceLanguage) }),
  answer: Type.Object({
    ...DistrictChoice.properties,
    seasons: Type.Array(
      Type.Object({
        season: SeasonName,
        /** unknown: the newest day of the record is more than ten days old. */
        phase: oneOf([
          'unknown',
          'tooEarly',
          'notYet',
          'late',
          'candidate',
          'falseStart',
          'confirmed',
          'drySpell',
          'ending',
          'over',
        ]),
        /** The newest day that is known of. */
        as_of: Type.Union([CalendarDay, Type.Null()]),
        /** The day the rains set in, once that is confirmed. */
        begun_on: Type.Union([CalendarDay, Type.Null()]),
        /** One sentence with its reason, and why it may be wrong. */
        sentence: Type.String(),
        /** Years in which the start is known, and how many of all starts in the record a long dry spell made false. */
        years: Type.Integer(),
        starts: Type.Integer(),
        failed_starts: Type.Integer(),
      }),
    ),
  }),
  refusals: 'message',
  cached: true,
});

export const chooseDistrictRecord = endpoint({
  name: 'chooseDistrictRecord',
  room: 'climate',
  method: 'PUT',
  path: '/api/climate/districts/:district',
  audience: 'officer',
  effect: 'writes',
  summary: 'Chooses the daily record a district goes by, or none; its plans follow at once (administrators)',
  params: Type.Object({ district: DistrictId }),
  body: Type.Object({
    /** Null: none; the district goes by the table of onset windows again. */
    record_id: Type.Union([Type.String({ minLength: 1, maxLength: 80 }), Type.Null()]),
  }),
  answer: Type.Object({
    ...DistrictChoice.properties,
    /** The record before, to take the choice back. */
    record_before: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: 'message',
});
