import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Scope } from '../../../platform/records/scope.ts';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';
import { farmersOfAnyone } from '../../farmers/farmers.service.ts';
import { previewToMany } from './groupedPreview.service.ts';
import { presentPlan, sampleOf } from '../messages.presenter.ts';
import { getting, type Plan, planFor, type Wording } from './plan.service.ts';

let room: MessagesRoom;
let scope: Scope;
beforeAll(async () => {
  room = await openMessagesRoom({ SMS_REPLY_TO: '1234', PUBLIC_URL: 'https://agrihub.example' });
  scope = await room.scope('efua', 'pprsd');
});
afterAll(() => room.close());
beforeEach(() => room.reset());

const ejura = 'ejura_sekyedumase_municipal';
const shown = (samples: Parameters<Parameters<typeof previewToMany>[3]>[0]) => Promise.resolve(samples);
const toDistrict = (draft: Wording, crops: string[] = []) =>
  previewToMany(scope, { districts: [ejura], crops }, draft, shown);

test('a text with the name costs two parts where the name is long, and one where it is short', async () => {
  // 153 letters and the name: 160 are one part.
  const text = `${'x'.repeat(153)}{name}`;
  await room.farmer({ name: 'Adjoa M' });
  await room.farmer({ name: 'Adjoa Me' });
  await room.farmer({ name: 'Adjoa Mensah', language: 'ak', consent: { given: false, source: 'unknown', date: null } });
  expect(await toDistrict({ text })).toMatchObject({
    chosen: 3,
    willGet: 2,
    parts: 3,
    mostParts: 2,
    cost: { total: 0.105 },
    suppressed: [{ reason: 'noConsent', count: 1 }],
    languages: [
      { language: 'en', chosen: 2, willGet: 2, parts: 3 },
      { language: 'ak', chosen: 1, willGet: 0, parts: 0 },
    ],
    samples: [
      { name: 'Adjoa Me', parts: 2 },
      { name: 'Adjoa M', parts: 1 },
    ],
  });
});

const person = fc.record({
  name: fc.constantFrom(
    'Ama',
    'Efo',
    'Kwame Owusu',
    'Yaa A.',
    'Ɛsi',
    'Kofi {x}',
    'A€',
    'Nii ~',
    'Akosua Serwaa-Mensah',
  ),
  phone: fc.constantFrom('', '0244000001', '0244000002', '0244000003', '0244000004', '0244000005'),
  language: fc.constantFrom('en', 'ak', 'ee'),
  crops: fc.constantFrom([], ['maize'], ['rice', 'maize']),
  district: fc.constantFrom(ejura, 'tamale_metropolitan'),
  consent: fc.boolean(),
});
const piece = fc.constantFrom(
  'Rain. ',
  '{name}',
  '{Name|friend} ',
  '{district} ',
  '{crop}',
  'ŋ',
  '€',
  '{naem}',
  'x'.repeat(60),
  ' ',
);
const wording = fc.record(
  {
    text: fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => `R${pieces.join('')}`),
    versions: fc
      .array(piece, { maxLength: 4 })
      .map((pieces) => [{ language: 'ak' as const, text: `A${pieces.join('')}` }]),
    optOutHint: fc.boolean(),
    optOutWay: fc.constantFrom('reply' as const, 'link' as const),
  },
  { requiredKeys: ['text'] },
);

/** Every message of a plan as it would be shown. */
function presentEach(plan: Plan, sender: Parameters<typeof sampleOf>[1]) {
  return getting(plan).map((each) => sampleOf(each, sender));
}

test('the grouped preview is that of a plan for each farmer: who gets it, why not, parts, cost and samples', async () => {
  const { context } = room.portal;
  await fc.assert(
    fc.asyncProperty(
      fc.array(person, { maxLength: 14 }),
      wording,
      fc.subarray(['0244000001', '0244000003']),
      async (people, draft, stops) => {
        await sql`delete from farmer`.execute(context.db);
        await sql`delete from opt_out`.execute(context.db);
        await sql`insert into opt_out (address, way, stopped_at) select unnest(${stops}::text[]), 'reply', now()`.execute(
          context.db,
        );
        await sql`
          insert into farmer (owner_id, name, phone, shares_phone, location_id, location, district_id, crops, language, consent_given, words, created_at, updated_at)
          select person.id, each.name, each.phone, true, 'ejura', 'Ejura', each.district, each.crops, each.language, each.consent, 'w', now(), now()
          from person, jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
            as each (name text, phone text, language text, crops text[], district text, consent boolean)
          where email = 'ama@demo.agrihub.example'`.execute(context.db);
        const { rows } = await sql<{ id: number }>`select id from farmer where district_id = ${ejura}`.execute(
          context.db,
        );
        const plan = await planFor(
          scope,
          await farmersOfAnyone(
            context.db,
            rows.map(({ id }) => id),
          ),
          draft,
        );
        const { smsPartPrice, smsSender, publicUrl } = context.config;
        const sender = { officer: scope.actor.name, sender: smsSender, publicUrl };
        const { samples, ...figures } = presentPlan(plan, smsPartPrice, sender);
        const { samples: grouped, ...many } = await toDistrict(draft);
        expect(many).toEqual(figures);
        // The longest and the first of each language are the same; each of the others is as it would be sent.
        const alike = Math.min(samples.length, 1);
        expect(grouped.slice(0, alike)).toEqual(samples.slice(0, alike));
        const sent = presentEach(plan, sender);
        for (const each of grouped) expect(sent).toContainEqual(each);
        expect(new Set(grouped.map(({ language }) => language))).toEqual(
          new Set(samples.map(({ language }) => language)),
        );
        const byIds = await previewToMany(scope, { ids: rows.map(({ id }) => id) }, draft, shown);
        expect(byIds).toEqual({ ...many, samples: grouped });
      },
    ),
    { numRuns: 25 },
  );
});
