import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { maskCardNumber } from '#engines/farms/cardNumber.ts';
import type { House } from '../../house.ts';
import type { SealedCard } from './farms.repository.ts';

type Keys = Pick<House, 'secretKey'>;
const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A card number as it is kept: encrypted, and a keyed hash by which exactly this number is found again. */
export function sealCard(house: Keys, number: string): SealedCard {
  const iv = randomBytes(ivBytes);
  const making = createCipheriv(cipher, keyFor(house, 'card numbers of farms'), iv);
  const text = Buffer.concat([making.update(number, 'utf8'), making.final()]);
  return { sealed: Buffer.concat([iv, making.getAuthTag(), text]), key: cardKey(house, number) };
}

/** By what a number is found. */
export function cardKey(house: Keys, number: string): Buffer {
  return createHmac('sha256', keyFor(house, 'look-up of card numbers')).update(number).digest();
}

/** The number that was kept; null where it was sealed with another key, after a restore with the wrong SECRET_KEY for one. */
export function openCard(house: Keys, sealed: Buffer): string | null {
  try {
    const opening = createDecipheriv(cipher, keyFor(house, 'card numbers of farms'), sealed.subarray(0, ivBytes));
    opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** What lists show: GHA-******789-0; empty where there is none. */
export function maskedCard(house: Keys, card: SealedCard | null): string {
  const number = card === null ? null : openCard(house, card.sealed);
  return number === null ? '' : maskCardNumber(number);
}

function keyFor({ secretKey }: Keys, use: string): Buffer {
  return createHmac('sha256', secretKey).update(use).digest();
}
