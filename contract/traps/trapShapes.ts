import { Type } from 'typebox';
import { longestCommunity, longestTrapReport, longestTrapSite, longestWait, mostCaught } from '../limits.ts';
import { CalendarDay, CropId, DistrictId, oneOf, RowId, rowRange } from '../shapes.ts';

/** Since when catches are counted: since the season began where the trap stands, the last 30 or 90 days, or ever. */
export const TrapWindow = oneOf(['season', '30', '90', 'all']);

/** What was caught in a window per night a trap was out: see engines/traps/catchRate.ts. */
export const CatchRate = Type.Object({
  caught: Type.Integer(),
  /** Nights of trapping; 0 where it is not known how long the trap was out. */
  nights: Type.Integer(),
  perNight: Type.Union([Type.Number(), Type.Null()]),
  from: Type.Union([CalendarDay, Type.Null()]),
});

/** An insect that is trapped. */
export const SpeciesName = Type.Object({ id: Type.String(), name: Type.String() });

/** A trap as everybody may see it: no officer, no text of a report (decision 86). */
export const TrapSite = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  site_name: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  region: Type.String(),
  district: Type.String(),
  community: Type.String(),
  /** What it is set for and with what; null where nobody has said it yet. */
  species: Type.Union([SpeciesName, Type.Null()]),
  trapType: Type.String(),
  lure: Type.String(),
  crop: Type.String(),
  /** Ever counted; colours the marker (C §4). */
  total_count: Type.Integer(),
  reports: Type.Integer(),
  last_visit: Type.Union([CalendarDay, Type.Null()]),
  /** The latest three. */
  trap_reports: Type.Array(
    Type.Object({
      id: Type.Integer(),
      pestCount: Type.Integer(),
      updatedAt: Type.String(),
      riskCategory: Type.Object({ name: Type.String() }),
    }),
  ),
  catch: CatchRate,
});

export const NamedOfficer = Type.Object({ id: Type.String(), name: Type.String() });

/** A trap as officers pick it for a report. */
export const OwnTrapSite = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  site_name: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  region: Type.String(),
  district: Type.String(),
  districtId: Type.Union([Type.String(), Type.Null()]),
  community: Type.String(),
  /** Days after which a visit is missed. */
  visitDays: Type.Integer(),
  last_visit: Type.Union([CalendarDay, Type.Null()]),
  species: Type.Union([SpeciesName, Type.Null()]),
  trapType: Type.String(),
  lure: Type.String(),
  /** Days after which the lure is changed, and the day it is due; null where not known. */
  lureDays: Type.Union([Type.Integer(), Type.Null()]),
  lureChangedOn: Type.Union([CalendarDay, Type.Null()]),
  lureDue: Type.Union([CalendarDay, Type.Null()]),
  cropId: Type.Union([Type.String(), Type.Null()]),
  /** Whoever asks is linked to it. */
  mine: Type.Boolean(),
  /** For administrators; empty for others. */
  ExtensionOfficers: Type.Array(NamedOfficer),
});

export const TrapSiteFields = Type.Object({
  name: Type.String({ title: 'The name', minLength: 1, maxLength: longestTrapSite }),
  latitude: Type.Number({ title: 'The latitude', minimum: -90, maximum: 90 }),
  longitude: Type.Number({ title: 'The longitude', minimum: -180, maximum: 180 }),
  /** The district at the point, when left out. */
  districtId: Type.Optional(DistrictId),
  community: Type.Optional(Type.String({ title: 'The community', maxLength: longestCommunity })),
  visitDays: Type.Optional(Type.Integer({ title: 'The days between visits', minimum: 1, maximum: 60 })),
  /** The insect, a key of the reference table of trapped insects; as it was, when left out. */
  speciesId: Type.Optional(Type.String({ title: 'The insect', minLength: 1, maxLength: 80 })),
  trapType: Type.Optional(Type.String({ title: 'The trap type', maxLength: 120 })),
  lure: Type.Optional(Type.String({ title: 'The lure', maxLength: 120 })),
  /** That of the insect, when left out. */
  lureDays: Type.Optional(Type.Integer({ title: 'The days of a lure', minimum: 1, maximum: 365 })),
  lureChangedOn: Type.Optional(CalendarDay),
  cropId: Type.Optional(CropId),
});

/** What an officer counted. The first four fields as the specification names them (C §7). */
export const TrapReportFields = Type.Object({
  pestCount: Type.Integer({ title: 'The count', minimum: 0, maximum: mostCaught }),
  report: Type.Optional(Type.String({ title: 'The report', maxLength: longestTrapReport })),
  trapSiteId: Type.Integer({ title: 'The trap site', ...rowRange }),
  riskCategoryId: Type.Integer({ title: 'The pest type', ...rowRange }),
  /** Today, when left out; not more than 60 days ago. */
  visitedOn: Type.Optional(CalendarDay),
  /** Nights since the trap was emptied; since the last report of the site, when left out. */
  nights: Type.Optional(Type.Integer({ title: 'The nights', minimum: 1, maximum: longestWait })),
  /** How far the crop around is. */
  cropStage: Type.Optional(Type.String({ title: 'The crop stage', maxLength: 80 })),
  /** The lure was changed at this visit. */
  lureChanged: Type.Optional(Type.Boolean()),
  /** Where the phone was, and how far that may be off, in metres. Kept is only the distance from the trap. */
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  accuracy: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
});

export const TrapReport = Type.Object({
  id: Type.Integer(),
  pestCount: Type.Integer(),
  report: Type.String(),
  /** A supervisor's note to who reported (decision 56). */
  feedback: Type.String(),
  trapSiteId: Type.Integer(),
  riskCategoryId: Type.Integer(),
  riskCategory: Type.Object({ name: Type.String() }),
  /** The insect the trap was set for; null where that was not known. */
  species: Type.Union([SpeciesName, Type.Null()]),
  cropStage: Type.String(),
  lureChanged: Type.Boolean(),
  visitedOn: CalendarDay,
  nights: Type.Union([Type.Integer(), Type.Null()]),
  /** Metres between phone and trap; null where the phone did not say. */
  awayM: Type.Union([Type.Integer(), Type.Null()]),
  accuracyM: Type.Union([Type.Integer(), Type.Null()]),
  reporter: Type.Union([NamedOfficer, Type.Null()]),
  feedbackBy: Type.Union([Type.String(), Type.Null()]),
  mayCorrect: Type.Boolean(),
  version: Type.Integer(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  photos: Type.Array(
    Type.Object({
      id: Type.Integer(),
      /** Made, being made, or why it is not shown. */
      state: oneOf(['ready', 'waiting', 'refused']),
      refused: Type.Union([Type.String(), Type.Null()]),
      widths: Type.Array(Type.Integer()),
    }),
  ),
});

/** At least `leastCount` in `days` days in `leastTraps` traps of one district: then a risk is proposed. */
export const TrapRuleFields = Type.Object({
  /** Any pest, when null. */
  riskCategoryId: Type.Union([RowId, Type.Null()]),
  leastCount: Type.Integer({ title: 'The count', minimum: 1, maximum: mostCaught }),
  days: Type.Integer({ title: 'The days', minimum: 1, maximum: 90 }),
  leastTraps: Type.Integer({ title: 'The number of traps', minimum: 1, maximum: 100 }),
  active: Type.Boolean(),
});

export const TrapRule = Type.Object({
  id: Type.Integer(),
  ...TrapRuleFields.properties,
  category: Type.Union([Type.String(), Type.Null()]),
});

export const TrapProposal = Type.Object({
  id: Type.Integer(),
  riskCategoryId: Type.Integer(),
  category: Type.String(),
  districtId: Type.String(),
  district: Type.String(),
  from: CalendarDay,
  to: CalendarDay,
  traps: Type.Integer(),
  total: Type.Integer(),
  state: oneOf(['open', 'taken', 'dismissed']),
  /** The risk it became. */
  riskId: Type.Union([Type.Integer(), Type.Null()]),
  createdAt: Type.String(),
});
