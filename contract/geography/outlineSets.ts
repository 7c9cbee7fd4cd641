import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { OutlineSource } from './geographyShapes.ts';
import { largestOutlineFileBytes } from '../limits.ts';
import { DistrictId } from '../shapes.ts';

const MatchedBy = Type.Union([
  Type.Literal('name'),
  Type.Literal('known spelling'),
  Type.Literal('near spelling'),
  Type.Literal('place'),
]);

/** Which outline of a file became which district, and what was left over. */
const OutlineReport = Type.Object({
  outlines: Type.Integer(),
  matched: Type.Array(
    Type.Object({
      outline: Type.String(),
      district_id: DistrictId,
      district: Type.String(),
      by: MatchedBy,
      /** False deserves a look: the name is the district's, but its known point lies elsewhere. */
      holdsPoint: Type.Boolean(),
    }),
  ),
  unclaimed: Type.Array(Type.Object({ outline: Type.String(), nearest: Type.String() })),
  missing: Type.Array(Type.Object({ district_id: DistrictId, district: Type.String(), liesIn: Type.String() })),
});

/** A set of outlines as an administrator sees it; "approximate" is the set that comes with the product. */
export const OutlineSetRecord = Type.Object({
  id: Type.String(),
  state: Type.Union([Type.Literal('fetching'), Type.Literal('ready'), Type.Literal('refused')]),
  active: Type.Boolean(),
  ...OutlineSource.properties,
  /** Why the file cannot be used and how to mend it; empty otherwise. */
  refusal: Type.String(),
  createdAt: Type.String(),
  activatedAt: Type.Union([Type.String(), Type.Null()]),
  report: Type.Union([OutlineReport, Type.Null()]),
});

/** What its maker's catalogue does not say. */
const OutlineOrigin = Type.Object({
  vintage: Type.Optional(Type.String({ maxLength: 40 })),
  source: Type.Optional(Type.String({ maxLength: 300 })),
  licence: Type.Optional(Type.String({ maxLength: 100 })),
});

export const listOutlineSets = endpoint({
  name: 'listOutlineSets',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/outline-sets',
  audience: 'officer',
  effect: 'reads',
  summary: 'Outline sets, the newest first, with what each import matched (administrators)',
  answer: Type.Array(OutlineSetRecord),
  refusals: 'message',
});

export const fetchOutlines = endpoint({
  name: 'fetchOutlines',
  room: 'geography',
  method: 'POST',
  path: '/api/geography/outline-sets',
  audience: 'officer',
  effect: 'writes',
  status: 202,
  summary: 'Fetches outlines from an address in the background, as a set to look at before it is used (administrators)',
  body: Type.Object({ address: Type.String({ minLength: 8, maxLength: 2_000 }), ...OutlineOrigin.properties }),
  answer: OutlineSetRecord,
  refusals: 'message',
});

export const uploadOutlines = endpoint({
  name: 'uploadOutlines',
  room: 'geography',
  method: 'POST',
  path: '/api/geography/outline-sets/upload',
  audience: 'officer',
  effect: 'writes',
  status: 201,
  summary: 'Reads a GeoJSON file or zipped Shapefile into a set to look at before it is used (administrators)',
  query: Type.Object({ fileName: Type.String({ minLength: 1, maxLength: 200 }), ...OutlineOrigin.properties }),
  upload: largestOutlineFileBytes,
  answer: OutlineSetRecord,
  refusals: 'message',
});

export const showOutlineSet = endpoint({
  name: 'showOutlineSet',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/outline-sets/:id',
  audience: 'officer',
  effect: 'reads',
  summary: 'One outline set with its match report (administrators)',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  answer: OutlineSetRecord,
  refusals: 'message',
});

export const activateOutlineSet = endpoint({
  name: 'activateOutlineSet',
  room: 'geography',
  method: 'POST',
  path: '/api/geography/outline-sets/:id/activate',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Puts a set to use, or an earlier one back; "approximate" goes back to the set of the product (administrators)',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  answer: OutlineSetRecord,
  refusals: 'message',
});
