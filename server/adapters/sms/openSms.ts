import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../clock/clock.ts';
import { arkesel } from './arkesel.ts';
import { fileSms } from './fileSms.ts';
import { mnotify } from './mnotify.ts';
import type { Sms } from './sms.ts';

/** What SMS_URL may say, and how to mend what it may not: shown at the start, so it repeats no key. */
export const SMS_FORMS = 'file:, or file: followed by a folder, or mnotify: or arkesel: followed by your key, or by an http(s) address with ?key= and your key';

type ReadSmsUrl = { readonly maker: 'file'; readonly folder: string } | { readonly maker: 'mnotify' | 'arkesel'; readonly base: URL; readonly key: string };

const homes = { mnotify: 'https://api.mnotify.com', arkesel: 'https://sms.arkesel.com' } as const;

/** The maker an SMS_URL names; null where it is none of the forms above. */
export function readSmsUrl(url: string): ReadSmsUrl | null {
  const [, maker, rest = ''] = /^([a-z]+):(.*)$/i.exec(url.trim()) ?? [];
  switch (maker?.toLowerCase()) {
    case 'file':
      return { maker: 'file', folder: rest };
    case 'mnotify':
      return readProvider('mnotify', rest);
    case 'arkesel':
      return readProvider('arkesel', rest);
    default:
      return null;
  }
}

function readProvider(maker: keyof typeof homes, rest: string): ReadSmsUrl | null {
  const base = /^https?:\/\/./i.test(rest) && URL.canParse(rest) ? new URL(rest) : null;
  const key = base === null ? rest : (base.searchParams.get('key') ?? '');
  return /^[\w+/=-]{8,200}$/.test(key) ? { maker, base: base ?? new URL(homes[maker]), key } : null;
}

/** The maker that SMS_URL names. Throws where it is none of SMS_FORMS: config has refused it before. */
export function openSms({ url, dataDir, clock }: { readonly url: string; readonly dataDir: string; readonly clock: Clock }): Sms {
  const read = readSmsUrl(url);
  if (read === null) throw new Error(`SMS_URL must be ${SMS_FORMS}.`);
  if (read.maker !== 'file') return read.maker === 'mnotify' ? mnotify(read) : arkesel(read);
  const { folder } = read;
  return fileSms({ clock, folder: folder.startsWith('//') ? fileURLToPath(`file:${folder}`) : path.resolve(dataDir, folder || 'sms') });
}
