import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { SentenceLanguage } from '../shapes.ts';

/** How the portal is doing, for administrators: what does not work since when, what waits, what failed, backups, disk, versions. */

const CheckState = Type.Union([Type.Literal('ok'), Type.Literal('warning'), Type.Literal('failing')]);
const Instant = Type.String();
const MaybeInstant = Type.Union([Type.String(), Type.Null()]);
const own = { room: 'health', audience: 'officer', effect: 'reads', refusals: 'message' } as const;

const BackupRun = Type.Object({
  at: Instant,
  file: Type.String(),
  bytes: Type.Union([Type.Integer(), Type.Null()]),
  rows: Type.Union([Type.Integer(), Type.Null()]),
  files: Type.Union([Type.Integer(), Type.Null()]),
  encrypted: Type.Boolean(),
  /** Why it failed; empty where it did not. */
  error: Type.String(),
});

export const showHealth = endpoint({
  ...own,
  name: 'showHealth',
  method: 'GET',
  path: '/api/health',
  summary:
    'How the portal is doing: what fails since when, what waits, what failed, backups, disk, versions; for administrators',
  query: Type.Object({ language: Type.Optional(SentenceLanguage) }),
  answer: Type.Object({
    at: Instant,
    checks: Type.Array(
      Type.Object({
        name: Type.String(),
        state: CheckState,
        said: Type.String(),
        remedy: Type.String(),
        since: Instant,
        checkedAt: Instant,
      }),
    ),
    jobs: Type.Array(
      Type.Object({
        kind: Type.String(),
        due: Type.Integer(),
        running: Type.Integer(),
        retrying: Type.Integer(),
        failed: Type.Integer(),
        /** Seconds the oldest has waited beyond its time. */
        oldestSeconds: Type.Number(),
        lastError: Type.String(),
      }),
    ),
    outbox: Type.Array(
      Type.Object({
        channel: Type.String(),
        state: Type.String(),
        count: Type.Integer(),
        oldestSeconds: Type.Number(),
      }),
    ),
    backups: Type.Array(BackupRun),
    trials: Type.Array(BackupRun),
    lastBackupAt: MaybeInstant,
    lastTrialAt: MaybeInstant,
    disk: Type.Object({
      freeBytes: Type.Integer(),
      totalBytes: Type.Integer(),
      /** Until it is full at the pace of the last weeks; null where it does not fill, or too few days are known. */
      daysLeft: Type.Union([Type.Integer(), Type.Null()]),
    }),
    versions: Type.Object({
      portal: Type.String(),
      commit: Type.String(),
      node: Type.String(),
      postgresql: Type.String(),
      records: Type.String(),
    }),
  }),
});

export const downloadSupportBundle = endpoint({
  ...own,
  name: 'downloadSupportBundle',
  method: 'GET',
  path: '/api/health/support-bundle.json',
  summary: 'What a helper needs to know of this installation, without secrets and personal data; for administrators',
  answer: Type.Unsafe<Uint8Array>({}),
  streams: true,
  produces: 'application/json; charset=utf-8',
});

export const lookAgain = endpoint({
  room: 'health',
  audience: 'officer',
  effect: 'writes',
  refusals: 'message',
  name: 'lookAgain',
  method: 'POST',
  path: '/api/health/look',
  summary: 'Asks for a look at everything the portal needs, now instead of within five minutes; for administrators',
  answer: Type.Object({ asked: Type.Boolean() }),
});

/** Outside services whose failing a visitor notices. */
export const Outage = Type.Object({
  name: Type.Union([Type.Literal('forecast'), Type.Literal('mail'), Type.Literal('sms'), Type.Literal('files')]),
  since: Instant,
});

export const listOutages = endpoint({
  room: 'health',
  audience: 'public',
  effect: 'reads',
  refusals: 'message',
  name: 'listOutages',
  method: 'GET',
  path: '/api/outages',
  summary: 'Outside services that do not answer, and since when: forecast, mail, text messages, files',
  answer: Type.Array(Outage),
});
