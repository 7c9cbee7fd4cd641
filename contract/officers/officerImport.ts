import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { largestFarmFileBytes } from '../limits.ts';
import { oneOf } from '../shapes.ts';

/** An officer of a list, as they would be kept. */
const ReviewedOfficer = Type.Object({
  /** Its row in the file. */
  row: Type.Integer(),
  name: Type.String(),
  /** The number of who has no address. */
  email: Type.String(),
  /** The role, and where: "Extension officer, Ejura Sekyedumase Municipal". */
  post: Type.String(),
  /** add: a new officer; post: one who is here, with a post more; same: one who is here and holds it. */
  act: oneOf(['add', 'post', 'same', 'wrong']),
  problem: Type.String(),
});

/** A dry run unless `apply`. Send the file again to apply it. */
export const importOfficers = endpoint({
  room: 'officers',
  audience: 'officer',
  refusals: 'message',
  name: 'importOfficers',
  method: 'POST',
  path: '/api/officers/import',
  effect: 'writes',
  summary:
    'Reads officers with their posts from CSV or XLSX: what each row would do, or with apply=true makes them and sends invitations in batches, by mail or SMS; for administrators of the branch',
  upload: largestFarmFileBytes,
  query: Type.Object({
    fileName: Type.String({ minLength: 1, maxLength: 255 }),
    apply: Type.Optional(Type.Boolean()),
    /** Those who are new are sent a link that sets their password, by SMS where they have no address, unless it is left for later. */
    invite: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({
    applied: Type.Boolean(),
    rows: Type.Integer(),
    /** New officers, and posts for those who are here. */
    added: Type.Integer(),
    posts: Type.Integer(),
    same: Type.Integer(),
    wrong: Type.Integer(),
    invited: Type.Integer(),
    /** The rows to look at first: wrong ones, then the others. */
    review: Type.Array(ReviewedOfficer, { maxItems: 500 }),
  }),
});
