import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { officersAmong } from './officerGrants.repository.ts';

/** Officers who may be shared with, each once: nobody shares with themselves, with responders, or with who is gone. @throws officerNotFound */
export async function requirePartners(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const partners = await officersAmong(scope.db, wanted, { partners: true, not: scope.actor.personId });
  const known = new Set(partners.map(({ id }) => id));
  const unknown = wanted.find((id) => !known.has(id));
  if (unknown !== undefined) throw problem('officerNotFound', { found: unknown });
  return wanted;
}
