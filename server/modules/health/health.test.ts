import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '#contract/endpoint.ts';
import type { showHealth } from '#contract/health/health.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { beforeFirstStart, type CheckName, checks, look } from './checks.ts';
import { findingInFrench } from './frenchFindings.ts';
import { daysLeft } from './daysLeft.ts';
import { addBackupRun, noteCheck } from './health.repository.ts';
import { maskAll } from './health.service.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await buildTestApp({ env: { SMS_URL: 'mnotify:key-that-nobody-sees', OPERATOR_NAME: 'Sample ministry' } });
});
afterEach(() => portal.close());

type Health = Answer<typeof showHealth>;
const ask = async (): Promise<Health> => (await (await portal.as('admin')).inject('/api/health')).json();

test('a thing that fails says since when; that stays while it fails, and moves when it works again', async () => {
  const found = {
    name: 'mail',
    state: 'failing' as const,
    said: 'The mail server said: 535',
    remedy: 'Compare MAIL_URL.',
  };
  const { db } = portal.context;
  await noteCheck(db, found, new Date('2026-04-15T08:00:00Z'));
  await noteCheck(db, { ...found, said: 'The mail server said: 421' }, new Date('2026-04-15T09:00:00Z'));
  expect((await ask()).checks).toEqual([
    {
      name: 'mail',
      state: 'failing',
      said: 'The mail server said: 421',
      remedy: 'Compare MAIL_URL.',
      since: '2026-04-15T08:00:00.000Z',
      checkedAt: '2026-04-15T09:00:00.000Z',
    },
  ]);
  await noteCheck(db, { name: 'mail', state: 'ok', said: 'Answers.', remedy: '' }, new Date('2026-04-15T10:00:00Z'));
  expect((await ask()).checks[0]).toMatchObject({ state: 'ok', since: '2026-04-15T10:00:00.000Z' });
});

test('everybody is told which outside service does not answer and since when, not why', async () => {
  const { db } = portal.context;
  const at = new Date('2026-04-15T08:00:00Z');
  const found = { state: 'failing' as const, said: 'The mail server mail.example said: 535', remedy: 'MAIL_URL' };
  const outages = async () => (await portal.inject('/api/outages')).json<unknown>();
  expect(await outages()).toEqual([]);
  for (const name of ['mail', 'backup', 'postgresql']) await noteCheck(db, { ...found, name }, at);
  await noteCheck(db, { ...found, name: 'sms', state: 'warning' }, at);
  expect(await outages()).toEqual([{ name: 'mail', since: '2026-04-15T08:00:00.000Z' }]);
});

test('administrators see backups with what failed, the last good one, and what waits', async () => {
  const { db, jobs } = portal.context;
  const run = { kind: 'backup' as const, file: 'agrihub-20260414-021500.tar.gz.age', encrypted: true };
  const at = (day: string) => ({ begunAt: new Date(`${day}T02:15:00Z`), endedAt: new Date(`${day}T02:16:00Z`) });
  await addBackupRun(db, { ...run, ...at('2026-04-13'), bytes: 1000, rows: 10, files: 2, error: '' });
  await addBackupRun(db, {
    ...run,
    ...at('2026-04-14'),
    bytes: null,
    rows: null,
    files: null,
    error: 'No space left on device',
  });
  await jobs.enqueue(db, { kind: 'send', payload: null });
  const health = await ask();
  expect(health.backups.map(({ error, rows }) => [error, rows])).toEqual([
    ['No space left on device', null],
    ['', 10],
  ]);
  expect(health.lastBackupAt).toBe('2026-04-13T02:16:00.000Z');
  expect(health.lastTrialAt).toBeNull();
  expect(health.jobs.find(({ kind }) => kind === 'send')).toMatchObject({ due: 1, failed: 0 });
  expect(health.versions).toMatchObject({ portal: '0.1.0', node: process.versions.node });
});

test('the support bundle names what is set and holds no key', async () => {
  await noteCheck(
    portal.context.db,
    { name: 'mail', state: 'failing', said: 'The mail server refused kofi@example.gh', remedy: '' },
    portal.clock.now(),
  );
  const answer = await (await portal.as('admin')).inject('/api/health/support-bundle.json');
  const bundle = answer.json<{ settings: Record<string, unknown> }>();
  expect(bundle.settings).toMatchObject({
    sms: 'mnotify',
    mail: 'file',
    database: 'embedded',
    backupsEncrypted: false,
  });
  expect(answer.body).not.toMatch(/nobody-sees|kofi@|Sample ministry/);
});

test('those who watch are told what waits, how old the last backup is, and how full the disk is', async () => {
  const { db, jobs } = portal.context;
  await jobs.enqueue(db, { kind: 'send', payload: null });
  const before = (await portal.inject('/metrics')).body;
  expect(before).toContain('jobs_waiting{kind="send"} 1');
  expect(before).toContain('backup_age_seconds +Inf');
  expect(before).toMatch(/disk_free_bytes \d{6,}/);
  // Written at 11:00; the clock of the tests shows noon, and a minute later the records are asked again.
  const at = new Date('2026-04-15T11:00:00Z');
  await addBackupRun(db, {
    kind: 'backup',
    begunAt: at,
    endedAt: at,
    file: 'agrihub-20260415-110000.tar.gz',
    encrypted: false,
    bytes: 1,
    rows: 1,
    files: 1,
    error: '',
  });
  portal.clock.set('2026-04-15T12:01:00Z');
  expect((await portal.inject('/metrics')).body).toContain('backup_age_seconds 3660');
});

test('an address nobody answers at is named in words, and is no failure before the first start', async () => {
  const { config, db, storage } = portal.context;
  const now = portal.clock.now();
  const at = (publicUrl: string) => look('address', { config: { ...config, publicUrl }, db, storage, now });
  const found = await at('https://127.0.0.1:1');
  expect(found).toMatchObject({ state: 'failing', said: 'Nothing answers at 127.0.0.1, port 1.' });
  expect(beforeFirstStart('address', found)).toMatchObject({
    state: 'warning',
    said: 'Nothing answers at 127.0.0.1, port 1. That is so until a proxy answers for it.',
  });
  expect(beforeFirstStart('postgresql', found)).toEqual(found);
  expect((await at('https://portal.invalid')).said).toBe('No name server that this machine asks knows portal.invalid.');
});

test('what the checks found and what to do is said in French to a page in French', async () => {
  const { config, db, storage } = portal.context;
  const now = portal.clock.now();
  const rest = { db, storage, now };
  const found = [
    ...(await Promise.all((Object.keys(checks) as CheckName[]).map((name) => look(name, { config, ...rest })))),
    await look('address', { config: { ...config, publicUrl: null }, ...rest }),
    await look('address', { config: { ...config, publicUrl: 'http://portal.invalid' }, ...rest }),
    await look('address', { config: { ...config, publicUrl: 'https://127.0.0.1:1' }, ...rest }),
    await look('forecast', { config: { ...config, forecastUrl: null }, ...rest }),
  ];
  const sentences = found.flatMap(({ said, remedy }) => [said, remedy]).filter((each) => each !== '');
  expect(sentences.length).toBeGreaterThan(15);
  expect(sentences.filter((each) => findingInFrench(each) === each)).toEqual([]);

  await noteCheck(
    db,
    { name: 'sms', state: 'warning', said: 'PUBLIC_URL is not set.', remedy: 'Set FORECAST_URL.' },
    now,
  );
  const admin = await portal.as('admin');
  const { checks: told } = (await admin.inject('/api/health?language=fr')).json<Health>();
  expect(told.find(({ name }) => name === 'sms')).toMatchObject({
    said: 'PUBLIC_URL n’est pas réglée.',
    remedy: 'Réglez FORECAST_URL.',
  });
});

test('a look that is asked for runs as a job', async () => {
  const admin = await portal.as('admin');
  expect((await admin.inject({ method: 'POST', url: '/api/health/look' })).json()).toEqual({ asked: true });
  const { jobs } = await ask();
  expect(jobs.some(({ kind }) => kind === 'lookAtHealth')).toBe(true);
});

describe('in how many days the disk is full', () => {
  const levels = (...free: readonly number[]) =>
    free.map((freeBytes, day) => ({ day: `2026-04-0${day + 1}`, freeBytes }));
  test('at the pace between the first and the last day', () => {
    // 10 a day are used, 70 are left.
    expect(daysLeft(levels(100, 95, 80, 70))).toBe(7);
  });
  test('unknown from two days, and never where it does not fill', () => {
    expect(daysLeft(levels(100, 90))).toBeNull();
    expect(daysLeft(levels(70, 80, 90, 100))).toBeNull();
  });
});

test('masked words name nobody', () => {
  expect(
    maskAll('duplicate key "Akosua Mensah" for akosua@example.gh, 024 412 3456, at https://x.example/?key=1'),
  ).toBe('duplicate key [text] for [address], [number], at [address]');
});
