import { type ClaimRule, isClaimRule } from '#engines/access/people/claims.ts';
import type { Config } from './config.ts';
import type { reader } from './environment.ts';

const example = '[{"claim":"groups","value":"extension","officer":"user","districts":"districts"}]';

/** The provider people sign in with (OIDC_ISSUER and what belongs to it); null where none is set. Wrong settings are added to `wrong`. */
export function readProvider(read: ReturnType<typeof reader>, wrong: string[]): Config['oidc'] {
  const issuer = read.url('OIDC_ISSUER', ['https:', 'http:']);
  const clientId = read.text('OIDC_CLIENT_ID');
  const clientSecret = read.text('OIDC_CLIENT_SECRET');
  const name = read.text('OIDC_NAME');
  const rights = readRights(read.text('OIDC_RIGHTS') ?? '[]', wrong);
  if (issuer === null) return null;
  if (clientId === undefined || clientSecret === undefined)
    wrong.push(
      'OIDC_ISSUER is set without OIDC_CLIENT_ID and OIDC_CLIENT_SECRET; expected all three, as the provider gave them.',
    );
  return {
    issuer,
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    name: name ?? new URL(issuer).hostname,
    rights,
  };
}

function readRights(text: string, wrong: string[]): readonly ClaimRule[] {
  try {
    const rights: unknown = JSON.parse(text);
    if (Array.isArray(rights) && rights.every(isClaimRule)) return rights;
  } catch {
    // Told below, like a list of something else.
  }
  wrong.push(`OIDC_RIGHTS is not a list of rules in JSON; expected one such as ${example}.`);
  return [];
}
