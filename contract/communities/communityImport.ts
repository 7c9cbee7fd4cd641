import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { largestFarmFileBytes } from '../limits.ts';
import { oneOf } from '../shapes.ts';

/** A community of a file, as it would be kept. */
const ReviewedCommunity = Type.Object({
  /** Its row in the file. */
  row: Type.Integer(),
  name: Type.String(),
  district: Type.String(),
  /** add; same: it is there already; alike: one that sounds like it is there, and it is added all the same unless it is left out. */
  act: oneOf(['add', 'same', 'alike', 'wrong']),
  /** The one that is there. */
  there: Type.String(),
  problem: Type.String(),
});

/** A dry run unless `apply`. Send the file again to apply it. */
export const importCommunities = endpoint({
  room: 'communities',
  audience: 'officer',
  refusals: 'message',
  name: 'importCommunities',
  method: 'POST',
  path: '/api/communities/import',
  effect: 'writes',
  summary:
    'Reads communities from CSV, XLSX, GeoJSON or KML: what each row would do, or with apply=true keeps them; for administrators',
  upload: largestFarmFileBytes,
  query: Type.Object({
    fileName: Type.String({ minLength: 1, maxLength: 255 }),
    source: Type.String({ title: 'The source', minLength: 1, maxLength: 200 }),
    apply: Type.Optional(Type.Boolean()),
    /** Rows that are left out: "3,5-9". */
    without: Type.Optional(Type.String({ maxLength: 20_000, pattern: '^[0-9,-]*$' })),
  }),
  answer: Type.Object({
    applied: Type.Boolean(),
    rows: Type.Integer(),
    added: Type.Integer(),
    same: Type.Integer(),
    alike: Type.Integer(),
    wrong: Type.Integer(),
    /** The rows to look at first: wrong ones, those like one that is there, then the others. */
    review: Type.Array(ReviewedCommunity, { maxItems: 500 }),
  }),
});
