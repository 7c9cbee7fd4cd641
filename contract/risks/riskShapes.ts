import { Type } from 'typebox';
import {
  largestRiskPhotoBytes,
  longestCommunity,
  longestRiskText,
  mostCases,
  mostRiskPhotos,
  mostRisksAtOnce,
} from '../limits.ts';
import { DistrictId, oneOf } from '../shapes.ts';

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Nothing = Type.Null();

export const IdParams = Type.Object({ id: Id });

/** Icons of categories; the first five are those the specification names (C §9). */
export const RiskIcon = oneOf(['virus', 'pest', 'disease', 'flood', 'drought', 'fire', 'other']);

/** `merged`: another report stands for it. */
export const RiskStatus = oneOf(['pending', 'verified', 'rejected', 'merged']);

export const RiskCategory = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  icon: RiskIcon,
  /** What farmers are advised, by language: ISO 639 codes. */
  advice: Type.Record(Type.String(), Type.String()),
});

export const Zone = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  /** #rrggbb */
  color: Type.String(),
  /** The districts it is made of. */
  districtIds: Type.Array(DistrictId),
  /** Names alone, and for signed-in officers alone (decision 86). */
  extensionsOfficers: Type.Optional(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
});

const Named = Type.Object({ id: Type.String(), name: Type.String() });
const PointOnMap = Type.Object({ lat: Type.Number(), lng: Type.Number() });

const Photo = Type.Object({
  /** A picture of at most 320 and one of at most 1024 pixels across, as addresses of this site. */
  small: Type.String(),
  large: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});

/** What every reader of a risk is told. */
const sharedRiskFields = {
  id: Type.Integer(),
  riskCategoryId: Type.Integer(),
  riskCategory: Type.Object({ id: Type.Integer(), name: Type.String(), icon: RiskIcon }),
  riskZone: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String(), color: Type.String() }), Nothing]),
  district_id: Type.String(),
  district: Type.String(),
  region_id: Type.String(),
  region: Type.String(),
  count: Type.Integer(),
  description: Type.String(),
  /** JSON text with coordinates as "lat, lng" and a name, as the older calls spell it. */
  location: Type.String({ examples: ['{"coordinates":"7.39, -1.36","name":"Ejura"}'] }),
  point: Type.Union([PointOnMap, Nothing]),
  isActive: Type.Boolean(),
  isVerified: Type.Boolean(),
  riskImages: Type.Array(Type.Object({ image: Type.String() })),
  photos: Type.Array(Photo),
  createdAt: Type.String(),
  updatedAt: Type.String(),
};

/** A verified risk as everybody may see it: its place to about a kilometre, nobody named. */
export const PublicRisk = Type.Object({ ...sharedRiskFields, verifiedAt: Type.String() });

/** A risk as officers see it who may: in its place, with who does what. */
export const Risk = Type.Object({
  ...sharedRiskFields,
  place: Type.String(),
  status: RiskStatus,
  /** Counts up with every change; sent back, it tells whether somebody else was quicker. */
  version: Type.Integer(),
  riskZoneId: Type.Union([Type.Integer(), Nothing]),
  /** Of the reviewers; `respondent_comments` are everybody's, each led by its author's organisation. */
  comments: Type.String(),
  mitigation: Type.String(),
  respondent_comments: Type.Array(Type.String()),
  riskResponders: Type.Array(Type.String()),
  responders: Type.Array(Named),
  /** Null once the account is gone. */
  extensionsOfficer: Type.Union([Named, Nothing]),
  own: Type.Boolean(),
  claimedBy: Type.Union([Named, Nothing]),
  decidedBy: Type.Union([Named, Nothing]),
  decidedAt: Type.Union([Type.String(), Nothing]),
  /** Why it was rejected. */
  reason: Type.String(),
  mergedInto: Type.Union([Type.Integer(), Nothing]),
  /** Photos that came and are not ready, or were no pictures. */
  photosWaiting: Type.Integer(),
  photosRefused: Type.Array(Type.String()),
});

export const RiskComment = Type.Object({
  id: Type.Integer(),
  by: Type.Union([Named, Nothing]),
  organisation: Type.String(),
  text: Type.String(),
  at: Type.String(),
});

/** A step on the time line of a risk. */
export const RiskEvent = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  by: Type.Union([Named, Nothing]),
  /** `reported`, `edited`, `claimed`, `released`, `verified`, `rejected`, `reopened`, `assigned`, `commented`, `merged` …; what a warning adds besides. */
  kind: Type.String(),
  /** Words and numbers of the step: names of fields, of people, ids of risks. */
  detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
});

const SimilarRisk = Type.Object({
  id: Type.Integer(),
  status: RiskStatus,
  description: Type.String(),
  district: Type.String(),
  createdAt: Type.String(),
  km: Type.Number(),
  version: Type.Integer(),
});

export const RiskRecord = Type.Object({
  ...Risk.properties,
  thread: Type.Array(RiskComment),
  events: Type.Array(RiskEvent),
  /** Reports of the same category within 2 km and 3 days. */
  similar: Type.Array(SimilarRisk),
  /** Reports this one stands for. */
  merged: Type.Array(SimilarRisk),
});

/** What an officer reports. A district, or a point, whose district is then found. */
export const RiskFields = Type.Object({
  riskCategoryId: Id,
  district_id: Type.Optional(DistrictId),
  count: Type.Optional(Type.Integer({ minimum: 0, maximum: mostCases })),
  description: Type.String({ title: 'The description', minLength: 1, maxLength: longestRiskText }),
  /** JSON text {"coordinates": "lat, lng", "name": "…"}, or "lat, lng" alone. */
  location: Type.Optional(
    Type.String({ maxLength: 1_000, examples: ['{"coordinates":"7.3900, -1.3600","name":"Ejura"}'] }),
  ),
  isActive: Type.Optional(Type.Boolean()),
  riskZoneId: Type.Optional(Id),
  /** The community it was seen in; without a point its position is taken. */
  communityId: Type.Optional(Id),
  /** Its name as it was typed, where it is not in the list; kept so in `district_id` and asked about later. */
  community: Type.Optional(Type.String({ title: 'The community', maxLength: longestCommunity })),
});

export const photosOfRisk = { part: 'images', most: mostRiskPhotos, bytes: largestRiskPhotoBytes } as const;

/** Fields of an edit. The last five are read from those who may judge, and left behind from everybody else (decision 8). */
export const RiskChanges = Type.Object({
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000_000_000 })),
  riskCategoryId: Type.Optional(Id),
  district_id: Type.Optional(DistrictId),
  count: Type.Optional(Type.Integer({ minimum: 0, maximum: mostCases })),
  description: Type.Optional(Type.String({ title: 'The description', minLength: 1, maxLength: longestRiskText })),
  location: Type.Optional(Type.String({ maxLength: 1_000 })),
  isActive: Type.Optional(Type.Boolean()),
  riskZoneId: Type.Optional(Type.Union([Id, Nothing])),
  isVerified: Type.Optional(Type.Boolean()),
  comments: Type.Optional(Type.String({ maxLength: longestRiskText })),
  mitigation: Type.Optional(Type.String({ maxLength: longestRiskText })),
  riskResponders: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 50 })),
});

export const RiskAct = oneOf(['verify', 'reject', 'reopen', 'claim', 'release', 'assign', 'activate', 'deactivate']);

export const RisksToAct = Type.Array(
  Type.Object({ id: Id, version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000_000_000 })) }),
  { minItems: 1, maxItems: mostRisksAtOnce },
);

export { Id as RiskId, Named, SimilarRisk };
