import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { maskCardNumber } from '#engines/farms/cardNumber.ts';
import { byEitherKey, type Keys } from '../../../platform/secrets/secretKey.ts';
import type { SealedCard } from '../farmRows.repository.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A card number as it is kept: encrypted, and a keyed hash by which exactly this number is found again. */
export function sealCard({ secretKey }: Pick<Keys, 'secretKey'>, number: string): SealedCard {
  const iv = randomBytes(ivBytes);
  const making = createCipheriv(cipher, keyFor(secretKey, 'card numbers of farms'), iv);
  const text = Buffer.concat([making.update(number, 'utf8'), making.final()]);
  return { sealed: Buffer.concat([iv, making.getAuthTag(), text]), key: cardKeyOf(secretKey, number) };
}

/** By what a number is found: sealed with the key of now, or with the one before. */
export function cardKeys({ secretKey, formerKey }: Keys, number: string): Buffer[] {
  return [secretKey, ...(formerKey === null ? [] : [formerKey])].map((key) => cardKeyOf(key, number));
}

function cardKeyOf(secretKey: Uint8Array, number: string): Buffer {
  return createHmac('sha256', keyFor(secretKey, 'look-up of card numbers')).update(number).digest();
}

/** The number that was kept; null where it was sealed with another key, after a restore with the wrong SECRET_KEY for one. */
export function openCard(keys: Keys, sealed: Buffer): string | null {
  return byEitherKey(keys, (key) => openWith(key, sealed));
}

/** A card that was sealed with the key before, sealed with the key of now; null for any other. */
export function resealCard({ secretKey, formerKey }: Keys, sealed: Buffer): SealedCard | null {
  if (formerKey === null || openWith(secretKey, sealed) !== null) return null;
  const number = openWith(formerKey, sealed);
  return number === null ? null : sealCard({ secretKey }, number);
}

function openWith(key: Uint8Array, sealed: Buffer): string | null {
  try {
    const opening = createDecipheriv(cipher, keyFor(key, 'card numbers of farms'), sealed.subarray(0, ivBytes));
    opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** What lists show: GHA-******789-0; empty where there is none. */
export function maskedCard(context: Keys, card: SealedCard | null): string {
  const number = card === null ? null : openCard(context, card.sealed);
  return number === null ? '' : maskCardNumber(number);
}

function keyFor(secretKey: Uint8Array, use: string): Buffer {
  return createHmac('sha256', secretKey).update(use).digest();
}
