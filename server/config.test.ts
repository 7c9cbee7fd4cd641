import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { root } from './root.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://agrihub.example.gh',
  SECRET_KEY: 'u8m3Jk2pQx7vZ1sL0wNfYb5hTgRcAeDi',
};

test('an empty environment is a portal of this machine on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: null,
    port: 3000,
    databaseUrl: null,
    demo: false,
    rateLimit: 1200,
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT is "http"; expected a whole number from 0 to 65535.'],
  [{ PUBLIC_URL: 'agrihub.gh/portal' }, 'PUBLIC_URL is "agrihub.gh/portal"; expected http:// or https:// and a host'],
  [
    { DATABASE_URL: 'mysql://u:geheim@h/d' },
    'DATABASE_URL begins with "mysql:"; expected an address beginning with postgres: or postgresql:',
  ],
  [{ DATABASE_READ_URL: 'postgres://h/d' }, 'DATABASE_READ_URL is set without DATABASE_URL.'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY has 5 characters; expected at least 32'],
  [{ DEMO: 'maybe' }, 'DEMO is "maybe"; expected 1 or 0.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; expected one of silent, fatal, error, warn, info, debug, trace.'],
  [
    { STORAGE_URL: 'https://files.example.gh/bucket' },
    'STORAGE_URL names no place for files; expected file: and a folder, or s3://bucket',
  ],
  [{ STORAGE_URL: 's3://key:geheim@agrihub' }, 'STORAGE_URL names no place for files'],
  [{ SMS_URL: 'pigeon:secret' }, 'SMS_URL names no way to send messages; expected file:'],
  [{ SMS_FALLBACK_URL: 'pigeon:secret' }, 'SMS_FALLBACK_URL names no way to send messages; expected file:'],
  [
    { SMS_URL: 'mnotify:abcdefgh12345', SMS_FALLBACK_URL: 'mnotify:abcdefgh12346' },
    'SMS_FALLBACK_URL names the provider of SMS_URL.',
  ],
  [{ SMS_REPLY_TO: 'STOP' }, 'SMS_REPLY_TO is "STOP"; expected a short code or a number such as 1234'],
  [{ SMS_SENDER: 'AgriHub Ghana' }, 'SMS_SENDER is "AgriHub Ghana"; expected at most 11 letters and digits'],
  [{ SMS_SENDER: '0244123456' }, 'SMS_SENDER is "0244123456"; expected at most 11 letters and digits'],
  [{ SMS_PART_PRICE: '3,5' }, 'SMS_PART_PRICE is "3,5"; expected a price in GHS from 0 to 100, such as 0.035.'],
  [{ FORECAST_URL: 'openweather:' }, 'FORECAST_URL names no forecast; expected sample:, or open-meteo:'],
  [{ FORECAST_URL: 'open-meteo:here' }, 'FORECAST_URL names no forecast'],
  [{ FORECAST_URL: 'sample:' }, 'FORECAST_URL is sample:, which is made up and goes with DEMO=1 alone.'],
  [{ ...production, FORECAST_URL: 'sample:' }, 'FORECAST_URL is sample:'],
  [{ INNER_HOSTS: 'files.local, http://b/' }, 'INNER_HOSTS names "http://b/"; expected hosts without scheme or path'],
  [{ KUAFO_URL: 'http://market.example.gh' }, 'KUAFO_URL is no address visitors can be sent to; expected https://'],
  [{ CSIRSPACE_URL: 'https://u:geheim@csirspace.example.gh' }, 'CSIRSPACE_URL is no address visitors can be sent to'],
  [{ SUPPORT_PHONES: '030 212 3456, call me' }, 'SUPPORT_PHONES holds "call me"; expected phone numbers in digits'],
  [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL is "support"; expected an e-mail address'],
  [
    { MAIL_URL: 'smtp:', MAIL_FROM: 'a@b.gh' },
    'MAIL_URL names no mail server; expected smtp://user:password@mail.example.gh:587',
  ],
  [{ MAIL_URL: 'smtp://u:geheim@mail.example.gh' }, 'MAIL_FROM is not set.'],
  [{ SUPPORT_EMAIL: 'a@b.gh, c@d.gh' }, 'SUPPORT_EMAIL is "a@b.gh, c@d.gh"; expected an e-mail address'],
  [{ TRUST_PROXY: '?' }, 'TRUST_PROXY is "?"; expected the number of proxies in front'],
  [{ NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) }, 'PUBLIC_URL is not set.'],
  [
    { ...production, SECRET_KEY: 'x'.repeat(32) },
    'SECRET_KEY can be guessed: it repeats itself, or has few different characters.',
  ],
  [{ ...production, SECRET_KEY: 'changemechangemechangemechangeme' }, 'SECRET_KEY can be guessed'],
  [{ ...production, SECRET_KEY: 'aabbccddaabbccddddccbbaabbaaccdd' }, 'SECRET_KEY can be guessed'],
  [{ METRICS_FOR: '10.0.0.7, prometheus' }, 'METRICS_FOR names "prometheus"; expected addresses or networks'],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }, 'SECRET_KEY is not set.'],
  [{ ...production, DEMO: '1' }, 'DEMO is on in production'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('weather is made up with sample people alone: without a provider nobody forecasts', () => {
  expect(readConfig({}).forecastUrl).toBeNull();
  expect(readConfig(production).forecastUrl).toBeNull();
  expect(readConfig({ DEMO: '1' }).forecastUrl).toBe('sample:');
  expect(readConfig({ DEMO: '1', FORECAST_URL: 'open-meteo:' }).forecastUrl).toBe('open-meteo:');
});

test('a key in FORECAST_URL is not repeated', () => {
  expect(() => readConfig({ FORECAST_URL: 'openwether:geheim0123456789' })).toThrow(/^(?![^]*geheim)/);
  expect(readConfig({ FORECAST_URL: 'openweather:geheim0123456789' }).forecastUrl).toBe('openweather:geheim0123456789');
});

test('every wrong variable is named at once, and no address with its password', () => {
  const start = () => readConfig({ PORT: '-1', DATABASE_URL: 'mysql://u:geheim@h/d' });
  expect(start).toThrow(/PORT is "-1"[^]*DATABASE_URL begins/);
  expect(start).not.toThrow('geheim');
});

test('production with what it needs starts', () => {
  expect(readConfig({ ...production, TRUST_PROXY: '2' })).toMatchObject({
    production: true,
    publicUrl: 'https://agrihub.example.gh',
    trustProxy: 2,
  });
});

test('.env.example is an environment the portal starts with, and names every variable read', () => {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const lines = example.split('\n').filter((line) => /^[A-Z]/.test(line));
  const env = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const read = new Set<string>();
  readConfig(new Proxy(env, { get: (target, name) => (read.add(String(name)), target[String(name)]) }));
  expect(Object.keys(env).toSorted()).toEqual([...read].toSorted());
  expect(readConfig({ ...env })).toEqual(readConfig({}));
});
