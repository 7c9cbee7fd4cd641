import ipaddr from 'ipaddr.js';
import { FORECAST_FORMS, readForecastUrl } from './adapters/forecast/openForecast.ts';
import { CLAMD_FORMS, readClamdUrl } from './adapters/scan/clamd.ts';
import { readSmsUrl, SMS_FORMS } from './adapters/sms/openSms.ts';
import { readStorageUrl, STORAGE_FORMS } from './adapters/storage/storageUrl.ts';
import { isMailAddress } from '#engines/words/mailAddress.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export function reader(env: Environment, wrong: string[]) {
  const production = env['NODE_ENV']?.trim() === 'production';
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const url = (name: string, schemes: readonly string[]): string | null => {
    const found = text(name);
    if (found === undefined) return null;
    const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(found)?.[0].toLowerCase();
    // The address itself may hold a password: it is never repeated.
    if (scheme === undefined || !schemes.includes(scheme)) {
      wrong.push(
        `${name} begins with "${scheme ?? found.slice(0, 12)}"; expected an address beginning with ${schemes.join(' or ')}`,
      );
    }
    return found;
  };

  return {
    text,
    oneOf<Choice extends string>(name: string, choices: readonly Choice[], usual: Choice): Choice {
      const found = text(name) ?? usual;
      const choice = choices.find((each) => each === found);
      if (choice === undefined) wrong.push(`${name} is "${found}"; expected one of ${choices.join(', ')}.`);
      return choice ?? usual;
    },
    whole(name: string, usual: number, least: number, most: number): number {
      const found = text(name) ?? String(usual);
      const number = Number(found);
      if (!Number.isInteger(number) || number < least || number > most) {
        wrong.push(`${name} is "${found}"; expected a whole number from ${least} to ${most}.`);
      }
      return number;
    },
    flag(name: string, usual: boolean): boolean {
      const found = text(name)?.toLowerCase();
      if (found === undefined) return usual;
      if (['1', 'true', 'yes', 'on'].includes(found)) return true;
      if (!['0', 'false', 'no', 'off'].includes(found)) wrong.push(`${name} is "${found}"; expected 1 or 0.`);
      return false;
    },
    url,
    /** Says what is wrong where several settings do not fit together. */
    refuse: (sentence: string): void => void wrong.push(sentence),
    /** Names of a list, separated by commas. */
    names<Name extends string>(name: string, known: readonly Name[]): readonly Name[] {
      const found = (text(name) ?? '')
        .split(',')
        .map((each) => each.trim().toLowerCase())
        .filter(Boolean);
      const odd = found.filter((each) => !known.some((one) => one === each));
      if (odd.length > 0)
        wrong.push(`${name} names "${odd.join(', ')}"; expected some of ${known.join(', ')}, separated by commas.`);
      return known.filter((one) => found.includes(one));
    },
    /** A mail server with its host, or a folder. */
    mail(name: string): string | null {
      const found = url(name, ['smtp:', 'smtps:', 'file:']);
      if (found !== null && /^smtps?:/i.test(found) && !tryUrl(found)?.hostname) {
        wrong.push(
          `${name} names no mail server; expected smtp://user:password@mail.example.gh:587, with %40 for an @ in the password.`,
        );
      }
      return found;
    },
    /** The address of somebody else's site, to which visitors are sent: https alone, with nothing secret in it. */
    site(name: string): string | null {
      const found = text(name);
      if (found === undefined) return null;
      const url = tryUrl(found);
      if (url?.protocol === 'https:' && url.username === '' && url.password === '') return url.href;
      wrong.push(
        `${name} is no address visitors can be sent to; expected https:// and a host, without name or password, such as https://csirspace.example.gh/.`,
      );
      return null;
    },
    phones(name: string): readonly string[] {
      const found = (text(name) ?? '')
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== '');
      const odd = found.filter((each) => !/^\+?[\d ]{9,20}$/.test(each));
      if (odd.length > 0)
        wrong.push(
          `${name} holds "${odd.join(', ')}"; expected phone numbers in digits, separated by commas, such as 030 212 3456.`,
        );
      return found;
    },
    /** age public keys, as `agrihub setup` and age-keygen print them. */
    recipients(name: string): readonly string[] {
      const found = (text(name) ?? '').split(/[\s,]+/).filter((each) => each !== '');
      if (!found.every((each) => /^age1[a-z0-9]{50,}$/.test(each)))
        wrong.push(
          `${name} holds something else than age public keys; expected age1… as bin/agrihub backup-key prints it, several separated by commas.`,
        );
      return found;
    },
    email(name: string): string | null {
      const found = text(name);
      if (found !== undefined && !isMailAddress(found))
        wrong.push(`${name} is "${found}"; expected an e-mail address, such as support@agrihub.example.gh.`);
      return found ?? null;
    },
    /** What follows the maker may be a key: it is never repeated. */
    forecast(name: string): string | null {
      const found = text(name) ?? null;
      if (found !== null && readForecastUrl(found) === null)
        wrong.push(`${name} names no forecast; expected ${FORECAST_FORMS}.`);
      return found;
    },
    /** What follows the maker is a key: it is never repeated. */
    clamd(name: string): string | null {
      const found = text(name) ?? null;
      if (found !== null && readClamdUrl(found) === null)
        wrong.push(`${name} names no scanner; expected ${CLAMD_FORMS}.`);
      return found;
    },
    sms(name: string): string | null {
      const found = text(name) ?? null;
      if (found !== null && readSmsUrl(found) === null)
        wrong.push(`${name} names no way to send messages; expected ${SMS_FORMS}.`);
      return found;
    },
    /** GSM networks take a name of eleven letters and digits at most (3GPP TS 23.040, 9.1.2.5). */
    sender(name: string): string | null {
      const found = text(name);
      if (found !== undefined && (!/^[A-Za-z0-9][A-Za-z0-9 ]{0,10}$/.test(found) || /^[\d ]+$/.test(found)))
        wrong.push(`${name} is "${found}"; expected at most 11 letters and digits, such as AgriHub.`);
      return found ?? null;
    },
    /** A short code, or a number as people dial it. */
    replyTo(name: string): string | null {
      const found = text(name) ?? null;
      if (found !== null && !/^\+?\d{3,15}$/.test(found))
        wrong.push(`${name} is "${found}"; expected a short code or a number such as 1234 or 0244123456.`);
      return found;
    },
    price(name: string): number | null {
      const found = text(name);
      if (found === undefined) return null;
      const price = Number(found);
      if (!Number.isFinite(price) || price < 0 || price > 100)
        wrong.push(`${name} is "${found}"; expected a price in GHS from 0 to 100, such as 0.035.`);
      return price;
    },
    /** What is wrong may hold a password: it is never repeated. */
    storage(name: string): string | null {
      const found = text(name);
      if (found !== undefined && readStorageUrl(found) === null)
        wrong.push(`${name} names no place for files; expected ${STORAGE_FORMS}.`);
      return found ?? null;
    },
    origin(name: string): string | null {
      const found = text(name);
      if (found === undefined) return null;
      const url = tryUrl(found);
      if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
        wrong.push(
          `${name} is "${found}"; expected http:// or https:// and a host, with no path, such as https://agrihub.example.gh.`,
        );
        return null;
      }
      return url.origin;
    },
    hosts(name: string): string[] {
      const found = (text(name) ?? '')
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean);
      const wrongOne = found.find((host) => !/^[\w.:-]+$/.test(host));
      if (wrongOne !== undefined)
        wrong.push(
          `${name} names "${wrongOne}"; expected hosts without scheme or path, separated by commas, such as files.ministry.example.gh.`,
        );
      return found;
    },
    secret(name: string): string | null {
      const found = text(name);
      if (found !== undefined && found.length < 32)
        wrong.push(`${name} has ${found.length} characters; expected at least 32: openssl rand -base64 32.`);
      else if (found !== undefined && production && isGuessable(found))
        wrong.push(
          `${name} can be guessed: it repeats itself, or has few different characters. Make one by chance: openssl rand -base64 32.`,
        );
      return found ?? null;
    },
    /** Addresses and networks: 10.0.0.7, 10.1.0.0/16, fd00::/8. */
    networks(name: string): string[] {
      const found = (text(name) ?? '')
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean);
      const wrongOne = found.find((each) => !ipaddr.isValid(each) && !ipaddr.isValidCIDR(each));
      if (wrongOne !== undefined)
        wrong.push(
          `${name} names "${wrongOne}"; expected addresses or networks separated by commas, such as 10.0.0.7 or 10.1.0.0/16.`,
        );
      return found;
    },
    /** false, true, how many proxies stand in front, or their addresses. */
    proxy(name: string): boolean | number | string {
      const found = text(name);
      if (found === undefined || found === '0' || found === 'false') return false;
      if (found === 'true') return true;
      if (/^\d+$/.test(found)) return Number(found);
      if (!/^[\da-f.:/, a-z]+$/i.test(found))
        wrong.push(
          `${name} is "${found}"; expected the number of proxies in front, or their addresses separated by commas.`,
        );
      return found;
    },
  };
}

/** A key made by chance has about 25 different characters among 32, in hexadecimal digits 14. */
function isGuessable(key: string): boolean {
  const repeats = Array.from({ length: Math.floor(key.length / 2) }, (_, at) => at + 1).some(
    (piece) => key.slice(piece) === key.slice(0, -piece),
  );
  return repeats || new Set(key).size < 9;
}

function tryUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
