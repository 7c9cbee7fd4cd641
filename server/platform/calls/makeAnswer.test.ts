import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { messageInFrench } from '#engines/words/frenchMessages.ts';
import { buildTestApp } from '../../testing/testApp.ts';

const modules = path.resolve(import.meta.dirname, '../../modules');
/** Put together from parts, whose sums are tested where they are said in French. */
const composed = ['7 7 changed.7', 'Your file arrived. 7'];

test('every sentence that a call says of what it did has its French', () => {
  const routes = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('routes.ts'),
  );
  const said = routes.flatMap((file) =>
    [...readFileSync(path.join(modules, file), 'utf8').matchAll(/\bmessage: ?\n? *(['`])(.+?)\1/g)].map(
      ([, , text = '']) => text.replaceAll(/\$\{[^}]*\}+/g, '7'),
    ),
  );
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((text) => messageInFrench(text) === undefined)).toEqual(composed);
});

test('a page in French hears what was done in French, and others as ever', async () => {
  const portal = await buildTestApp();
  const ama = await portal.as('ama');
  const create = async (label: string, language: string) => {
    const headers = { 'accept-language': language };
    const payload = { label, description: 'Growers' };
    return (await ama.inject({ method: 'POST', url: '/api/groups', headers, payload })).json<{ message: string }>()
      .message;
  };
  expect(await create('Riz', 'fr')).toBe('Création faite\u00A0: Riz');
  expect(await create('Rice', 'en')).toBe('Rice has been created');
  await portal.close();
});
