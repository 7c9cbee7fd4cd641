import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { AskedCount, RowId, rowRange, RowVersion } from '../shapes.ts';
import {
  largestPhotoBytes,
  longestCommunity,
  longestTrapReport,
  mostTrapPhotos,
  mostTrapSitesListed,
} from '../limits.ts';
import { OwnTrapSite, TrapReport, TrapReportFields, TrapSite, TrapSiteFields, TrapWindow } from './trapShapes.ts';

/** Pest traps: where they stand, what was counted in them, and by whom they are visited (C §2, §7). */

const SiteParams = Type.Object({ id: Type.Integer({ title: 'The trap site', ...rowRange }) });
const ReportParams = Type.Object({ id: Type.Integer({ title: 'The report', ...rowRange }) });
const LinkParams = Type.Object({
  trapsite: Type.Integer({ title: 'The trap site', ...rowRange }),
  officerId: Type.String({ title: 'The officer', minLength: 1, maxLength: 80 }),
});
const Said = Type.Object({ message: Type.String() });
const degrees = String.raw`-?\d{1,3}(?:\.\d{1,10})?`;
const boxPattern = `^${degrees}(?:,${degrees}){3}$`;

/** What traps are narrowed to. */
export const TrapFilter = Type.Object({
  /** Name or key. */
  region: Type.Optional(Type.String({ maxLength: 120 })),
  district: Type.Optional(Type.String({ maxLength: 120 })),
  community: Type.Optional(Type.String({ maxLength: longestCommunity })),
  /** Of `total_count`. */
  minCount: Type.Optional(AskedCount),
  minReports: Type.Optional(AskedCount),
  window: Type.Optional(TrapWindow),
});

/** Left out: all there are, as the call always answered. */
const TrapPage = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostTrapSitesListed })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
};

/** `box` narrows to a part of the map: west, south, east and north, in degrees with commas. */
export const listTrapSites = endpoint({
  name: 'listTrapSites',
  room: 'traps',
  method: 'GET',
  path: '/api/broadcast/trap_sites',
  audience: 'public',
  effect: 'reads',
  summary:
    'Pest traps with what was counted in them: in all, and per trap-night since the season began or in another window',
  query: Type.Object({
    ...TrapFilter.properties,
    box: Type.Optional(Type.String({ title: 'The box', pattern: boxPattern, maxLength: 120 })),
    ...TrapPage,
  }),
  answer: Type.Array(TrapSite),
  refusals: 'message',
});

export const listTrapPlaces = endpoint({
  name: 'listTrapPlaces',
  room: 'traps',
  method: 'GET',
  path: '/api/broadcast/trap-regions-districts',
  audience: 'public',
  effect: 'reads',
  summary: 'Where there are traps: region, its districts, their communities',
  answer: Type.Record(Type.String(), Type.Record(Type.String(), Type.Array(Type.String()))),
  refusals: 'message',
});

export const listOwnTrapSites = endpoint({
  name: 'listOwnTrapSites',
  room: 'traps',
  method: 'GET',
  path: '/api/broadcast/auth_trapsites',
  audience: 'officer',
  effect: 'reads',
  summary: 'Traps for picking one, those of whoever asks first; for administrators with the officers linked to them',
  query: Type.Object(TrapPage),
  answer: Type.Array(OwnTrapSite),
  refusals: 'message',
});

export const findTrapSites = endpoint({
  name: 'findTrapSites',
  room: 'traps',
  method: 'GET',
  path: '/api/traps/sites',
  audience: 'officer',
  effect: 'reads',
  summary: 'A page of traps found by name, village or number, those of whoever asks first, with how many there are',
  query: Type.Object({
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestCommunity })),
    id: Type.Optional(Type.Integer({ title: 'The trap site', ...rowRange })),
    /** Those alone that whoever asks is linked to. */
    mine: Type.Optional(Type.Boolean()),
    /** Those alone whose officers whoever asks links. */
    managed: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostTrapSitesListed })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  answer: Type.Object({ found: Type.Array(OwnTrapSite), total: Type.Integer() }),
  refusals: 'message',
});

export const addTrapSite = endpoint({
  name: 'addTrapSite',
  room: 'traps',
  method: 'POST',
  path: '/api/traps/sites',
  audience: 'officer',
  effect: 'writes',
  summary: 'Adds a trap site, by an administrator; it names the insect it is set for',
  body: Type.Object({
    ...TrapSiteFields.properties,
    speciesId: Type.String({ title: 'The insect', minLength: 1, maxLength: 80 }),
  }),
  answer: OwnTrapSite,
  refusals: 'message',
});

export const editTrapSite = endpoint({
  name: 'editTrapSite',
  room: 'traps',
  method: 'PUT',
  path: '/api/traps/sites/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Changes a trap site, by an administrator',
  params: SiteParams,
  body: TrapSiteFields,
  answer: OwnTrapSite,
  refusals: 'message',
});

export const removeTrapSite = endpoint({
  name: 'removeTrapSite',
  room: 'traps',
  method: 'DELETE',
  path: '/api/traps/sites/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Deletes a trap site with its reports, by an administrator; can be brought back for 30 days',
  params: SiteParams,
  answer: Type.Object({ message: Type.String(), undo: Type.String(), days: Type.Integer() }),
  refusals: 'message',
});

/** The older GET writes only with an Authorization header (decision 3). */
export const linkTrapOfficer = endpoint({
  name: 'linkTrapOfficer',
  room: 'traps',
  method: 'PUT',
  path: '/api/broadcast/trap-link/:trapsite/officer/:officerId',
  aliases: [{ method: 'GET', path: '/api/broadcast/trap_site_ext_link/:trapsite/officer/:officerId' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Links an officer to a trap site, by an administrator',
  params: LinkParams,
  answer: Said,
  refusals: 'message',
});

export const unlinkTrapOfficer = endpoint({
  name: 'unlinkTrapOfficer',
  room: 'traps',
  method: 'DELETE',
  path: '/api/broadcast/trap-link/:trapsite/officer/:officerId',
  aliases: [{ method: 'GET', path: '/api/broadcast/trap-link/:trapsite/officer/:officerId' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Ends the link of an officer to a trap site, by an administrator',
  params: LinkParams,
  answer: Said,
  refusals: 'message',
});

/** `feedback` counts from plant protection and administrators alone (decision 56). */
export const addTrapReport = endpoint({
  name: 'addTrapReport',
  refusedLast: true,
  room: 'traps',
  method: 'POST',
  path: '/api/broadcast/trap-report',
  audience: 'officer',
  effect: 'writes',
  status: 201,
  summary: 'Reports what was counted in a trap, with photos',
  body: Type.Object({
    ...TrapReportFields.properties,
    feedback: Type.Optional(Type.String({ maxLength: longestTrapReport })),
  }),
  filesForm: { part: 'images', most: mostTrapPhotos, bytes: largestPhotoBytes },
  /** `next` is what the catch calls for. */
  answer: Type.Object({ message: Type.String(), next: Type.String(), ...TrapReport.properties }),
  refusals: 'message',
});

/** 409 `changedMeanwhile` with what stands there, where it was changed since `version`. */
export const correctTrapReport = endpoint({
  name: 'correctTrapReport',
  room: 'traps',
  method: 'PUT',
  path: '/api/traps/reports/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Corrects a report: by who wrote it within 14 days, or by plant protection and administrators',
  params: ReportParams,
  body: Type.Object({
    pestCount: TrapReportFields.properties.pestCount,
    report: Type.String({ title: 'The report', maxLength: longestTrapReport }),
    riskCategoryId: TrapReportFields.properties.riskCategoryId,
    version: RowVersion,
  }),
  answer: TrapReport,
  refusals: 'message',
});

export const giveTrapFeedback = endpoint({
  name: 'giveTrapFeedback',
  room: 'traps',
  method: 'PUT',
  path: '/api/traps/reports/:id/feedback',
  audience: 'officer',
  effect: 'writes',
  summary: 'A supervisor’s note to who reported, who gets a notice of it',
  params: ReportParams,
  body: Type.Object({ feedback: Type.String({ title: 'The feedback', maxLength: longestTrapReport }) }),
  answer: TrapReport,
  refusals: 'message',
});

export const listTrapReports = endpoint({
  name: 'listTrapReports',
  room: 'traps',
  method: 'GET',
  path: '/api/traps/sites/:id/reports',
  audience: 'officer',
  effect: 'reads',
  summary: 'Reports of a trap site, the latest visit first',
  params: SiteParams,
  query: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    offset: Type.Optional(AskedCount),
  }),
  answer: Type.Object({ total: Type.Integer(), found: Type.Array(TrapReport) }),
  refusals: 'message',
});

/** Weeks from the first visit of the window to today; a week without a visit has no catch, which is not a catch of none. */
export const showTrapSeason = endpoint({
  name: 'showTrapSeason',
  room: 'traps',
  method: 'GET',
  path: '/api/traps/sites/:id/season',
  audience: 'public',
  effect: 'reads',
  summary: 'Catch per trap-night of a site, week by week and pest by pest',
  params: SiteParams,
  query: Type.Object({ window: Type.Optional(TrapWindow) }),
  answer: Type.Object({
    /** Mondays. */
    weeks: Type.Array(Type.String()),
    pests: Type.Array(
      Type.Object({ name: Type.String(), perNight: Type.Array(Type.Union([Type.Number(), Type.Null()])) }),
    ),
  }),
  refusals: 'message',
});

export const exportTrapReports = endpoint({
  name: 'exportTrapReports',
  room: 'traps',
  method: 'GET',
  path: '/api/traps/reports.csv',
  audience: 'officer',
  effect: 'reads',
  summary: 'Reports as CSV: those of the traps a filter leaves, in a window',
  query: TrapFilter,
  answer: Type.String(),
  produces: 'text/csv; charset=utf-8',
  refusals: 'message',
});

export const showTrapPhoto = endpoint({
  name: 'showTrapPhoto',
  room: 'traps',
  method: 'GET',
  path: '/api/traps/photos/:id/:width',
  audience: 'officer',
  effect: 'reads',
  summary: 'A photo of a report, made here out of the one that was sent',
  params: Type.Object({ id: RowId, width: Type.Integer({ minimum: 1, maximum: 4000 }) }),
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
  produces: 'image/webp',
  streams: true,
  refusals: 'message',
});
