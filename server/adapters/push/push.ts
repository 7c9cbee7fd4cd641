import type { PushNotice } from '#contract/conversations/push.ts';
import type { PublicFetch } from '../outside/publicFetch.ts';
import { vapidKeys } from './vapidKeys.ts';

/** Where a browser takes notices, as its `PushSubscription` says, with the key of ours it was made for. */
export interface PushAddress {
  /** Of the browser maker's push service. */
  readonly endpoint: string;
  /** The browser's public key and secret, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** Our public key it was told to expect. */
  readonly serverKey: string;
}

/** `gone`: the browser takes none any more. `later`: tried again; `seconds` where the service said when. */
export type PushOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'gone' }
  | { readonly state: 'later'; readonly said: string };

/** Notices to browsers by Web Push (RFC 8030), sealed for the browser alone (RFC 8291) and signed by the portal (RFC 8292). */
export interface Push {
  /** What a browser is told to expect: our public key, base64url. */
  readonly publicKey: string;
  send(address: PushAddress, notice: PushNotice, signal: AbortSignal): Promise<PushOutcome>;
}

interface PushOptions {
  readonly secretKey: Uint8Array;
  readonly formerKey: Uint8Array | null;
  /** Whom a push service writes to where something is wrong: an https: or mailto: address. */
  readonly contact: string;
  readonly fetchPublic: PublicFetch;
}

/** A notice that was not taken in this time is of no use any more. */
const aliveSeconds = 3 * 86_400;
const answerWithinMs = 15_000;

export function openPush({ secretKey, formerKey, contact, fetchPublic }: PushOptions): Push {
  const keys = vapidKeys(secretKey);
  const known = [keys, ...(formerKey === null ? [] : [vapidKeys(formerKey)])];
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth, serverKey }, notice, signal) {
      const signing = known.find(({ publicKey }) => publicKey === serverKey);
      // Nothing that the browser would believe can be signed.
      if (signing === undefined) return { state: 'gone' };
      const { default: webPush } = await import('web-push');
      const { body, headers } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(notice),
        { vapidDetails: { subject: contact, ...signing }, TTL: aliveSeconds, urgency: 'normal' },
      );
      const answer = await fetchPublic(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
      });
      await answer.body?.cancel();
      if (answer.ok) return { state: 'sent' };
      if (answer.status === 404 || answer.status === 410) return { state: 'gone' };
      return { state: 'later', said: `The push service answered ${answer.status}.` };
    },
  };
}
