import { createECDH, hkdfSync } from 'node:crypto';

/**
 * The pair of keys by which push services know the portal (P-256, base64url), made of its secret key: every process and
 * machine has the same, and a copy of the records alone signs nothing.
 */
export function vapidKeys(secretKey: Uint8Array): { readonly publicKey: string; readonly privateKey: string } {
  for (let round = 0; ; round += 1) {
    const privateKey = Buffer.from(hkdfSync('sha256', secretKey, '', `web push ${round}`, 32));
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(privateKey);
    } catch {
      // One of some four thousand million is no key of this curve.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
  }
}
