import type { Static } from 'typebox';
import type { Officer } from '#contract/officers/officers.ts';
import { mayGivePost, mayManageOfficer } from '#engines/access/people/officers.ts';
import type { OfficerRole } from '#engines/access/roles.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { type KeptPost, mailOf, namedDistricts, type OfficerRow } from '../accounts/accounts.service.ts';

/** Names for all officers, everything for administrators of the branch (decision 13). */
export function presentOfficer(
  { context, actor }: Pick<Scope, 'context' | 'actor'>,
  officer: OfficerRow & { readonly farmers?: number },
): Static<typeof Officer> {
  const { id, name, institution, createdAt, posts, email: _, coveredBy, coversFor, ...rest } = officer;
  if (!mayManageOfficer(actor, officer)) return { id, name, institution };
  const book = context.reference.book();
  const placeOf = ({ level, place, area }: KeptPost): string => {
    const named = level === 'region' ? book.regionById.get(place)?.name : (book.districtById.get(place)?.name ?? place);
    return area === '' ? (named ?? place) : `${area}, ${named}`;
  };
  return {
    id,
    name,
    institution,
    email: mailOf(officer),
    ...rest,
    districts: namedDistricts(officer),
    posts: posts.map((post) => ({
      id: post.id,
      role: post.role,
      level: post.level,
      where: placeOf(post),
      mayEnd: posts.length > 1 && mayGivePost(actor, post),
    })),
    coveredBy: [...coveredBy],
    coversFor: [...coversFor],
    createdAt: createdAt.toISOString(),
  };
}

/** The specification spells it both ways (decision 46). */
export function roleOf(role: OfficerRole | 'responser'): OfficerRole {
  return role === 'responser' ? 'responder' : role;
}
