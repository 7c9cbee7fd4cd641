import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, hasKannel, startKannel, type RunningKannel } from '../../../adapters/sms/testing/startKannel.ts';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';
import { doorPath } from '../channels/gate.ts';

const secret = 'a key of thirty-two letters or so';
const phone = '+233241234567';

describe.skipIf(!hasKannel)(
  'a farmer’s phone behind Kannel and its fake centre (skipped without kannel and kannel-extras)',
  () => {
    let kannel: RunningKannel;
    let room: MessagesRoom;
    beforeAll(async () => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const door = doorPath({ secretKey: Buffer.from(secret) }, 'sms-kannel');
      kannel = await startKannel(`${origin}${door}?from=%p&text=%a&id=%I`);
      room = await openMessagesRoom({
        SMS_URL: kannel.url,
        PUBLIC_URL: origin,
        SECRET_KEY: secret,
        DOORS: 'sms-kannel',
      });
      await room.portal.app.listen({ host: '127.0.0.1', port });
    }, 60_000);
    afterAll(async () => {
      await room.close();
      await kannel.close();
    });

    /** What the phone got since it was looked at last: one line for each part. Nothing more is waited for than one. */
    let read = 0;
    async function gets(): Promise<readonly string[]> {
      for (let tries = 0; tries < 100 && kannel.got().length === read; tries += 1) await sleep(50);
      // A second part follows the first at once.
      await sleep(300);
      const lines = kannel.got().slice(read);
      read += lines.length;
      // The fake centre takes each line of a text for itself; a part begins with from whom and to whom it is.
      const starts = lines.flatMap((line, index) => (/^\S+ \+233\d{9} /.test(line) ? [index] : []));
      return starts.map((from, index) => words(lines.slice(from, starts[index + 1]).join('\n')));
    }
    /** What the phone shows of a part: one of several is written as in an address. */
    function words(part: string): string {
      const [, plain, coded = ''] = /^\S+ \S+ (?:text (.*)|udh \S+ data (.*))$/s.exec(part) ?? [];
      return plain ?? decodeURIComponent(coded.replaceAll('+', ' '));
    }
    async function asks(text: string): Promise<readonly string[]> {
      await kannel.says(phone, text);
      return gets();
    }

    test('five spellings are answered, weekly work comes when the clock moves and ends with STOP, and officer and audit see it', async () => {
      const farmer = await room.farmer({ phone: '0241234567' });
      for (const text of ['maize ejura', 'Maze Ejura', 'Edjura maize', 'CORN EJURA', 'aburoo ejura']) {
        const parts = await asks(text);
        expect(parts.length, text).toBeLessThanOrEqual(2);
        expect(parts.join(''), text).toContain('15 Apr to 21 Apr:');
      }
      expect((await asks('weekly maize ejura')).length).toBeLessThanOrEqual(2);
      expect((await asks('3')).join('')).toMatch(/comes to this number every\s+Monday/);

      await room.again('sendWeeklyWork');
      const first = await gets();
      expect(first.length).toBeLessThanOrEqual(2);
      expect(first.join('')).toContain('15 Apr to 21 Apr:');
      // Twice in a week is once too often: the next that arrives is next week's.
      await room.again('sendWeeklyWork');
      room.portal.clock.set('2026-04-20T07:00:00Z');
      await room.again('sendWeeklyWork');
      const second = await gets();
      expect(second.length).toBeLessThanOrEqual(2);
      expect(second.join('')).toContain('20 Apr to 26 Apr:');
      expect(second.join('')).not.toContain('15 Apr to 21 Apr:');

      expect((await asks('STOP')).join('')).toContain('Messages to this number are stopped.');
      room.portal.clock.set('2026-04-27T07:00:00Z');
      await room.again('sendWeeklyWork');
      expect((await asks('weather ejura')).join('')).not.toContain('27 Apr to 3 May:');

      // Twelve days later both sign in again.
      const [ama, admin] = [await room.portal.as('ama'), await room.portal.as('admin')];
      const record = (await ama.inject(`/api/messages/farmers/${farmer}`)).json<{
        stopped: boolean;
        found: { text: string; address: string }[];
      }>();
      expect(record).toMatchObject({ stopped: true, found: [{ address: '*******4567' }, { address: '*******4567' }] });
      expect(record.found.map(({ text }) => text.split('\n')[0])).toEqual([
        'Maize, Ejura, 20 Apr to 26 Apr:',
        'Maize, Ejura, 15 Apr to 21 Apr:',
      ]);
      const audit = (await admin.inject('/api/audit/log?act=phone:')).json<{
        found: { act: string; ids: string[] }[];
      }>();
      expect(audit.found.map(({ act, ids }) => [act, ...ids])).toEqual([
        ['phone:stop', 'sms-kannel'],
        ['phone:subscribe', 'sms-kannel'],
      ]);
    }, 120_000);
  },
);
