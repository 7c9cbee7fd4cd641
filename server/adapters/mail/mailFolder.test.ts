import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '../clock/clock.ts';
import { fileMail } from './fileMail.ts';
import { MailError, type Email, type Mail } from './mail.ts';

const clock = stoppedClock('2026-04-15T12:00:00Z');

const sender = { name: 'AgriHub Ghana', address: 'agrihub@example.gh' };

const email: Email = {
  id: 'support-12',
  about: 'message 12 to support',
  to: 'support@example.gh',
  replyTo: 'ama@example.org',
  subject: 'Maize seed',
  text: 'Where can I buy Omankwa?\n.\nMedaase, Ama',
};

const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'mail-'));
  closers.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

describe('a folder of letters', () => {
  test('the same e-mail is one file, and nobody else may read it', async () => {
    const place = folder();
    const heard: unknown[] = [];
    const mail = fileMail({ folder: place, sender, clock, onWritten: (written) => heard.push(written) });
    await mail.send(email);
    await mail.send(email);
    expect(readdirSync(place)).toEqual(['support-12.eml']);
    expect(statSync(path.join(place, 'support-12.eml')).mode & 0o077).toBe(0);
    expect(heard[0]).toEqual({ file: path.join(place, 'support-12.eml'), about: 'message 12 to support' });
  });

  test('letters older than 30 days go', async () => {
    const place = folder();
    const [old, recent] = ['support-1.eml', 'support-2.eml'].map((name) => path.join(place, name)) as [string, string];
    for (const file of [old, recent]) writeFileSync(file, '');
    utimesSync(old, new Date('2026-03-15'), new Date('2026-03-15'));
    utimesSync(recent, new Date('2026-03-20'), new Date('2026-03-20'));
    await fileMail({ folder: place, sender, clock }).send(email);
    expect(readdirSync(place).toSorted()).toEqual(['support-12.eml', 'support-2.eml']);
  });

  test('a folder that cannot be written is tried again later', async () => {
    const file = path.join(folder(), 'a file');
    writeFileSync(file, '');
    expect(await outcomeOf(fileMail({ folder: path.join(file, 'mail'), sender, clock }))).toBe('later');
  });
});

async function failureOf(mail: Mail): Promise<MailError> {
  const caught: unknown = await mail.send(email).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(caught instanceof MailError)) throw new Error(`Expected a MailError, not ${String(caught)}.`);
  return caught;
}

const outcomeOf = async (mail: Mail) => (await failureOf(mail)).outcome;
