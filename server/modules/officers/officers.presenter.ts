import type { Static } from 'typebox';
import type { Officer } from '#contract/officers.ts';
import { mayManageOfficers } from '#engines/access/officers.ts';
import type { Actor, OfficerRole } from '#engines/access/roles.ts';
import type { OfficerRow } from '../accounts/accounts.service.ts';

/** Names for all officers, everything for administrators (decision 13). */
export function presentOfficer(
  { id, name, institution, createdAt, districts, ...rest }: OfficerRow & { readonly farmers?: number },
  actor: Actor,
): Static<typeof Officer> {
  return {
    id,
    name,
    institution,
    ...(mayManageOfficers(actor) && { ...rest, districts: [...districts], createdAt: createdAt.toISOString() }),
  };
}

/** The specification spells it both ways (decision 46). */
export function roleOf(role: OfficerRole | 'responser'): OfficerRole {
  return role === 'responser' ? 'responder' : role;
}
