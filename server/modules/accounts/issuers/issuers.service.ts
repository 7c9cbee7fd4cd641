/** Services that may send officers over, kept by administrators. */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { isAdministrator } from '#engines/access/roles.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { byEitherKey } from '../../../platform/secrets/secretKey.ts';
import { allIssuers, endIssuer, findIssuer, insertIssuer, type Issuer, setSalt } from './issuers.repository.ts';
import { filled } from '../people/personFields.ts';

export type { Issuer } from './issuers.repository.ts';

const letters = 'abcdefghjkmnpqrstvwxyz23456789';

/** All issuers. @throws notForYou */
export async function listIssuers(scope: Scope): Promise<Issuer[]> {
  allowed(scope);
  return allIssuers(scope.db);
}

/** Adds one, with its key. @throws notForYou, fieldEmpty */
export async function addIssuer(
  scope: Scope,
  { name, sender }: Pick<Issuer, 'name' | 'sender'>,
): Promise<{ issuer: Issuer; key: string }> {
  allowed(scope);
  const id = [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('');
  await insertIssuer(scope.db, {
    id,
    name: filled('The name', name),
    sender: filled('The sender', sender),
    salt: newSalt(),
    createdAt: scope.now,
  });
  scope.audit('addIssuer', [id], ['name', 'sender']);
  return withKey(scope, await known(scope, id));
}

/** Gives one a new key in place of the one it has. @throws notForYou, issuerNotFound also of one that was revoked */
export async function rotateIssuer(scope: Scope, id: string): Promise<{ issuer: Issuer; key: string }> {
  allowed(scope);
  if ((await known(scope, id)).revokedAt !== null) throw problem('issuerNotFound', { found: id });
  await setSalt(scope.db, id, newSalt(), scope.now);
  scope.audit('rotateIssuer', [id], ['key']);
  return withKey(scope, await known(scope, id));
}

/** Lets one in no more. @throws notForYou, issuerNotFound */
export async function revokeIssuer(scope: Scope, id: string): Promise<Issuer> {
  allowed(scope);
  await known(scope, id);
  await endIssuer(scope.db, id, scope.now);
  scope.audit('revokeIssuer', [id]);
  return known(scope, id);
}

/** Whether an issuer that is let in signed a text; takes as long whether or not it did. */
export async function signedBy(scope: Scope, id: string, text: string, signature: string): Promise<Issuer | undefined> {
  const issuer = await findIssuer(scope.db, id);
  const isRight = byEitherKey(scope.context, (secretKey) => {
    const right = createHmac('sha256', keyOf(secretKey, id, issuer?.salt ?? ''))
      .update(text)
      .digest();
    return timingSafeEqual(right, Buffer.from(signature, 'hex')) || null;
  });
  return isRight && issuer?.revokedAt === null ? issuer : undefined;
}

function newSalt(): string {
  return randomBytes(16).toString('base64url');
}

/** RFC 5869: the key is made of the portal's own whenever it is needed, so that the records hold none. */
function keyOf(secretKey: Uint8Array, id: string, salt: string): string {
  return Buffer.from(hkdfSync('sha256', secretKey, salt, `issuer ${id}`, 32)).toString('base64url');
}

function withKey(scope: Scope, issuer: Issuer): { issuer: Issuer; key: string } {
  return { issuer, key: keyOf(scope.context.secretKey, issuer.id, issuer.salt) };
}

async function known({ db }: Scope, id: string): Promise<Issuer> {
  const issuer = await findIssuer(db, id);
  if (issuer === undefined) throw problem('issuerNotFound', { found: id });
  return issuer;
}

function allowed({ actor }: Scope): void {
  if (!isAdministrator(actor)) throw problem('notForYou', { who: 'administrators' });
}
