import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../clock/clock.ts';
import { africasTalking } from './africasTalking.ts';
import { arkesel } from './arkesel.ts';
import type { ProviderOptions } from './askProvider.ts';
import { fileSms } from './fileSms.ts';
import { kannel } from './kannel.ts';
import { mnotify } from './mnotify.ts';
import type { Sms } from './sms.ts';
import { twilio } from './twilio.ts';

/** What SMS_URL may say, and how to mend what it may not: shown at the start, so it repeats no key. */
export const SMS_FORMS =
  'file:, or file: followed by a folder, or mnotify: or arkesel: followed by your key, or africastalking: followed by user name:key, or twilio: followed by account:token, or one of these or smpp: followed by an http(s) address with ?key=';

/** Who makes messages travel, where it is usually found, and what its key looks like. */
const providers = {
  mnotify: { make: mnotify, home: 'https://api.mnotify.com', key: /^[\w+/=-]{8,200}$/ },
  arkesel: { make: arkesel, home: 'https://sms.arkesel.com', key: /^[\w+/=-]{8,200}$/ },
  africastalking: {
    make: africasTalking,
    home: 'https://api.africastalking.com',
    key: /^[\w.-]{2,60}:[\w+/=-]{8,200}$/,
  },
  twilio: { make: twilio, home: 'https://api.twilio.com', key: /^AC\w{8,60}:\w{8,200}$/ },
  // Kannel has no home of its own: its address is always named.
  smpp: { make: kannel, home: null, key: /^[^:\s]{1,60}:[^\s]{1,200}$/ },
} as const satisfies Record<
  string,
  { readonly make: (options: ProviderOptions) => Sms; readonly home: string | null; readonly key: RegExp }
>;
type ProviderName = keyof typeof providers;

type ReadSmsUrl =
  | { readonly maker: 'file'; readonly folder: string }
  | { readonly maker: ProviderName; readonly base: URL; readonly key: string };

/** The maker an SMS_URL names; null where it is none of the forms above. */
export function readSmsUrl(url: string): ReadSmsUrl | null {
  const [, word = '', rest = ''] = /^([a-z]+):(.*)$/i.exec(url.trim()) ?? [];
  const maker = word.toLowerCase();
  if (maker === 'file') return { maker, folder: rest };
  return Object.hasOwn(providers, maker) ? readProvider(maker as ProviderName, rest) : null;
}

function readProvider(maker: ProviderName, rest: string): ReadSmsUrl | null {
  const named = /^https?:\/\/./i.test(rest) && URL.canParse(rest) ? new URL(rest) : null;
  const { home, key: form } = providers[maker];
  const base = named ?? (home === null ? null : new URL(home));
  const key = named === null ? rest : (named.searchParams.get('key') ?? '');
  return base !== null && form.test(key) ? { maker, base, key } : null;
}

/**
 * The maker that SMS_URL names. Throws where it is none of SMS_FORMS: config has refused it before.
 * @param reportsTo where a maker may push its reports, by its name; null: nowhere
 */
export function openSms({
  url,
  dataDir,
  clock,
  reportsTo,
}: {
  readonly url: string;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly reportsTo?: (maker: string) => string | null;
}): Sms {
  const read = readSmsUrl(url);
  if (read === null) throw new Error(`SMS_URL must be ${SMS_FORMS}.`);
  if (read.maker !== 'file') return providers[read.maker].make({ ...read, reportsTo: reportsTo?.(read.maker) ?? null });
  const { folder } = read;
  return fileSms({
    clock,
    folder: folder.startsWith('//') ? fileURLToPath(`file:${folder}`) : path.resolve(dataDir, folder || 'sms'),
  });
}
