import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Provenance } from '../shapes.ts';

/** Belts of the questionnaire: 1 Southern, 2 Middle, 3 Northern. */
const EcoZoneId = Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('3')]);
/** Investment levels: 1 Low, 2 Intermediate, 3 Medium, 4 Full. */
const InvestmentLevelId = Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('3'), Type.Literal('4')]);

const EcoZone = Type.Object({ id: EcoZoneId, zone: Type.String() });
const InvestmentLevel = Type.Object({ id: InvestmentLevelId, level: Type.String() });

const Goals = { productivity: Type.Boolean(), mitigation: Type.Boolean(), adaptation: Type.Boolean() };

/** The answers of the questionnaire. Belt and level are sent once they are chosen; goals as three booleans. */
const Answers = Type.Object({
  ecoZoneId: Type.Optional(EcoZoneId),
  investmentLevelId: Type.Optional(InvestmentLevelId),
  productivity: Type.Optional(Type.Boolean()),
  mitigation: Type.Optional(Type.Boolean()),
  adaptation: Type.Optional(Type.Boolean()),
});

/** A practice of a bundle. */
export const BundleItem = Type.Object({
  id: Type.String(),
  item: Type.String(),
  description: Type.String(),
  goals: Type.Array(Type.String()),
  /** low, medium or high. */
  costClass: Type.String(),
  /** It is for whatever one grows; `crops` is empty then. */
  allCrops: Type.Boolean(),
  /** What it is for; `crop_id` is empty for what the calendar does not know: legumes, livestock. */
  crops: Type.Array(Type.Object({ crop_id: Type.String(), crop: Type.String() })),
  provenance: Provenance,
});

/** The wire's own spelling, with the blank (decision 32). */
export const levelKey = 'investment _level';

const summaryFields = {
  id: Type.String({ examples: ['17'] }),
  title: Type.String(),
  ecoZone: EcoZone,
  [levelKey]: InvestmentLevel,
  ...Goals,
};

/** A recommended bundle. */
export const Bundle = Type.Object({ ...summaryFields, bundle: Type.Array(BundleItem), provenance: Provenance });

/** One answer in which a bundle differs: ids of belt or level; of goals `true` or `false`. */
const Difference = Type.Object({
  answer: Type.Union([
    Type.Literal('ecoZone'),
    Type.Literal('investmentLevel'),
    Type.Literal('productivity'),
    Type.Literal('mitigation'),
    Type.Literal('adaptation'),
  ]),
  asked: Type.String(),
  found: Type.String(),
});

export const chooseBundle = endpoint({
  name: 'chooseBundle',
  room: 'bundles',
  method: 'GET',
  path: '/api/bundler/bundle',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'The bundle of exactly these answers (belt, investment level, goals); null when there is none',
  query: Answers,
  answer: Type.Union([Bundle, Type.Null()]),
  refusals: 'message',
});

export const showBundle = endpoint({
  name: 'showBundle',
  room: 'bundles',
  method: 'GET',
  path: '/api/bundler/one/:bundleId',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'One bundle with its practices',
  params: Type.Object({ bundleId: Type.String() }),
  answer: Bundle,
  refusals: 'message',
});

export const listNearestBundles = endpoint({
  name: 'listNearestBundles',
  room: 'bundles',
  method: 'GET',
  path: '/api/bundler/nearest',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'The bundles nearest to the answers, best first, each with the answers in which it differs',
  query: Type.Object({ ...Answers.properties, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })) }),
  answer: Type.Array(Type.Object({ ...summaryFields, items: Type.Integer(), differs: Type.Array(Difference) })),
  refusals: 'message',
});

export const findBelt = endpoint({
  name: 'findBelt',
  room: 'bundles',
  method: 'GET',
  path: '/api/bundler/belt',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'The belt a district lies in; the district by key, name or capital',
  query: Type.Object({ district: Type.String({ minLength: 1, maxLength: 120 }) }),
  answer: Type.Object({
    district_id: Type.String(),
    district: Type.String(),
    region: Type.String(),
    ecoZone: EcoZone,
    provenance: Provenance,
  }),
  refusals: 'message',
});
