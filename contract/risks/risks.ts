import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  longestRiskSearch,
  longestRiskText,
  mostPublicRisks,
  mostRisksOfPage,
  longestPeopleSearch,
  mostOfficersListed,
} from '../limits.ts';
import {
  IdParams,
  Named,
  photosOfRisk,
  PublicRisk,
  Risk,
  RiskAct,
  RiskChanges,
  RiskFields,
  RiskId,
  RiskRecord,
  RisksToAct,
  RiskStatus,
  SimilarRisk,
} from './riskShapes.ts';
import { DistrictId, oneOf, RegionId, ZoneName } from '../shapes.ts';

/**
 * Risks reported from the field (C §2 to §6). Everybody sees verified ones, to about a kilometre; an officer sees their
 * own, plant protection and administrators all, a responder those assigned to them. Others are not there: 404.
 */

const Paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostRisksOfPage })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
};

export const listVerifiedRisks = endpoint({
  name: 'listVerifiedRisks',
  room: 'risks',
  method: 'GET',
  path: '/api/risks/verified',
  aliases: [{ method: 'GET', path: '/api/broadcast/risks/verified' }],
  audience: 'public',
  effect: 'reads',
  summary: 'Verified risks, the newest first: where to about a kilometre, nobody named',
  query: Type.Object({
    category: Type.Optional(RiskId),
    region: Type.Optional(RegionId),
    district: Type.Optional(DistrictId),
    zone: Type.Optional(ZoneName),
    /** Reported in the last so many days. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650 })),
    /** Active ones alone, or those that are over. */
    active: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostPublicRisks })),
    /** Those after so many of the newest. */
    offset: Paging.offset,
  }),
  answer: Type.Array(PublicRisk),
  refusals: 'message',
});

export const showVerifiedRisk = endpoint({
  name: 'showVerifiedRisk',
  room: 'risks',
  method: 'GET',
  path: '/api/risks/verified/:id',
  audience: 'public',
  effect: 'reads',
  summary: 'One verified risk, with what farmers are advised',
  /** No risk has the number 0: it is not there. */
  params: Type.Object({ id: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
  answer: Type.Object({ ...PublicRisk.properties, advice: Type.Record(Type.String(), Type.String()) }),
  refusals: 'message',
});

export const listRisks = endpoint({
  name: 'listRisks',
  room: 'risks',
  method: 'GET',
  path: '/api/risks',
  aliases: [{ method: 'GET', path: '/api/broadcast/risks' }],
  audience: 'officer',
  effect: 'reads',
  summary: 'Risks whoever asks may see, the newest first; their own, or all for plant protection and administrators',
  query: Type.Object({
    status: Type.Optional(RiskStatus),
    zone: Type.Optional(RiskId),
    category: Type.Optional(RiskId),
    district: Type.Optional(DistrictId),
    /** One's own reports alone. */
    mine: Type.Optional(Type.Boolean()),
    /** Claimed by whoever asks, by somebody, or by nobody. */
    claimed: Type.Optional(oneOf(['mine', 'any', 'none'])),
    active: Type.Optional(Type.Boolean()),
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestRiskSearch })),
    order: Type.Optional(oneOf(['newest', 'oldest'])),
    ...Paging,
  }),
  answer: Type.Object({
    found: Type.Array(Risk),
    total: Type.Integer(),
    /** Of all that whoever asks may see. */
    counts: Type.Object({
      pending: Type.Integer(),
      verified: Type.Integer(),
      rejected: Type.Integer(),
      merged: Type.Integer(),
    }),
  }),
  refusals: 'message',
});

export const showRisk = endpoint({
  name: 'showRisk',
  room: 'risks',
  method: 'GET',
  path: '/api/risks/:id',
  audience: 'officer',
  effect: 'reads',
  summary: 'One risk with its comments and its time line, for whom it is to be seen',
  params: IdParams,
  answer: RiskRecord,
  refusals: 'message',
});

/** Photos in repeated parts `images`; shown once they were re-encoded, to everybody once the risk is verified. */
export const reportRisk = endpoint({
  name: 'reportRisk',
  refusedLast: true,
  room: 'risks',
  method: 'POST',
  path: '/api/risks',
  aliases: [{ method: 'POST', path: '/api/broadcast/risk' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Reports a risk, with photos as multipart/form-data',
  body: RiskFields,
  filesForm: photosOfRisk,
  answer: Type.Object({ ...Risk.properties, message: Type.String() }),
  refusals: 'message',
});

/** 409 `changedMeanwhile`, with what stands there, where `version` is not the latest. */
export const editRisk = endpoint({
  name: 'editRisk',
  room: 'risks',
  method: 'PATCH',
  path: '/api/risks/:id',
  aliases: [{ method: 'POST', path: '/api/broadcast/risk/update/:id' }],
  audience: 'officer',
  effect: 'writes',
  summary:
    'Changes a risk: its reporter while it is pending; plant protection and administrators, who also verify, set mitigation and responders',
  params: IdParams,
  body: RiskChanges,
  answer: Type.Object({ ...Risk.properties, message: Type.String() }),
  refusals: 'message',
});

export const commentRisk = endpoint({
  name: 'commentRisk',
  room: 'risks',
  method: 'POST',
  path: '/api/risks/:id/comments',
  audience: 'officer',
  effect: 'writes',
  summary: 'Adds a comment to a risk, under the name of whoever is signed in',
  params: IdParams,
  body: Type.Object({ text: Type.String({ title: 'The comment', minLength: 1, maxLength: longestRiskText }) }),
  answer: RiskRecord,
  refusals: 'message',
});

/** Those that somebody else changed first are left as they are and named; where one alone was meant, that is a 409. */
export const actOnRisks = endpoint({
  name: 'actOnRisks',
  room: 'risks',
  method: 'POST',
  path: '/api/risks/act',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Claims, verifies, rejects, reopens, assigns, ends risks, many at once; for plant protection and administrators',
  body: Type.Object({
    act: RiskAct,
    risks: RisksToAct,
    /** Why they are rejected. */
    reason: Type.Optional(Type.String({ title: 'The reason', maxLength: longestRiskText })),
    /** Who is assigned, besides those who are. */
    responderIds: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 50 })),
  }),
  answer: Type.Object({
    message: Type.String(),
    done: Type.Array(Type.Object({ id: Type.Integer(), version: Type.Integer() })),
    missed: Type.Array(Type.Object({ id: Type.Integer(), sentence: Type.String() })),
  }),
  refusals: 'message',
});

export const listDuplicates = endpoint({
  name: 'listDuplicates',
  room: 'risks',
  method: 'GET',
  path: '/api/risks/duplicates',
  audience: 'officer',
  effect: 'reads',
  summary:
    'Reports that may be one: the same category, less than 2 km and 3 days apart; for plant protection and administrators',
  answer: Type.Array(Type.Object({ category: Type.String(), risks: Type.Array(SimilarRisk) })),
  refusals: 'message',
});

export const mergeRisks = endpoint({
  name: 'mergeRisks',
  room: 'risks',
  method: 'POST',
  path: '/api/risks/:id/merge',
  audience: 'officer',
  effect: 'writes',
  summary: 'Lets one report stand for others of the same category; can be undone',
  params: IdParams,
  body: Type.Object({ ids: Type.Array(RiskId, { minItems: 1, maxItems: 50 }) }),
  answer: RiskRecord,
  refusals: 'message',
});

export const unmergeRisk = endpoint({
  name: 'unmergeRisk',
  room: 'risks',
  method: 'POST',
  path: '/api/risks/:id/unmerge',
  audience: 'officer',
  effect: 'writes',
  summary: 'Lets a merged report stand for itself again, as it did before',
  params: IdParams,
  answer: RiskRecord,
  refusals: 'message',
});

export const listResponders = endpoint({
  name: 'listResponders',
  room: 'risks',
  method: 'GET',
  path: '/api/risks/responders',
  audience: 'officer',
  effect: 'reads',
  summary:
    'Officers a risk may be assigned to, with how many active ones each has; for plant protection and administrators',
  query: Type.Object({
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestPeopleSearch })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostOfficersListed })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  answer: Type.Array(Type.Object({ ...Named.properties, institution: Type.String(), assigned: Type.Integer() })),
  refusals: 'message',
});

export const listAssignedRisks = endpoint({
  name: 'listAssignedRisks',
  room: 'risks',
  method: 'GET',
  path: '/api/risks/assigned',
  aliases: [{ method: 'GET', path: '/api/broadcast/respondent' }],
  audience: 'officer',
  effect: 'reads',
  summary: 'Risks assigned to whoever asks, with their comments',
  answer: Type.Object({ name: Type.String(), AssignedRisks: Type.Array(Risk) }),
  refusals: 'message',
});

/** `<32 digits>.webp`, `<32 digits>-small.webp`: never what was sent, always what was made of it here (decisions 14, 94). */
export const showRiskPhoto = endpoint({
  name: 'showRiskPhoto',
  room: 'risks',
  method: 'GET',
  path: '/risk_files/:name',
  audience: 'public',
  effect: 'reads',
  summary: 'A photo of a risk: for everybody once it is verified, before that for those who may see the risk',
  params: Type.Object({ name: Type.String({ maxLength: 60 }) }),
  answer: Type.Unsafe<Uint8Array>(Type.String()),
  produces: 'image/webp',
  streams: true,
  refusals: 'message',
});
