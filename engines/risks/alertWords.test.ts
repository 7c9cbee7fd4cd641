import { expect, test } from 'vitest';
import { alertWords } from './alertWords.ts';
import type { AlertArea } from './capAlert.ts';

const districts = new Map([
  ['ejura', { name: 'Ejura Sekyedumase Municipal', region: 'Ashanti' }],
  ['guan', { name: 'Guan', region: 'Oti' }],
  ['nanton', { name: 'Nanton', region: 'Northern' }],
]);
const names = {
  inFrench: (event: string) => (event === 'Flood' ? 'Inondation' : event),
  district: (id: string) => districts.get(id),
};
const said = { event: 'Flood', area: { kind: 'seen', districtIds: ['ejura'] } as AlertArea, over: false };
const warned: readonly AlertArea[] = [
  { kind: 'around', circle: { at: [0.4, 7], km: 10 }, districtIds: ['guan'] },
  { kind: 'shape', districtIds: ['guan'] },
  { kind: 'districts', districtIds: ['guan', 'nanton'] },
  { kind: 'districts', districtIds: ['of_old'] },
];

test('the French part of an alert says in French what happened, where, and that it is over', () => {
  const { event, headline, area } = alertWords('fr', said, names);
  expect([event, headline]).toEqual(['Inondation', 'Inondation, Ejura Sekyedumase Municipal (région Ashanti)']);
  expect(alertWords('fr', { ...said, over: true }, names).headline).toBe(
    'Terminé\u00A0: Inondation, Ejura Sekyedumase Municipal (région Ashanti)',
  );
  expect(warned.map(area)).toEqual([
    'Avertis à moins de 10 km, à l’intérieur et autour\u00A0: Guan (région Oti)',
    'Avertis, à l’intérieur et autour\u00A0: Guan (région Oti)',
    'Avertis\u00A0: Guan (région Oti), Nanton (région Northern)',
    'Avertis\u00A0: of_old',
  ]);
});

test('a category that somebody named stays as it is named; other languages than French are told in English', () => {
  expect(alertWords('fr', { ...said, event: 'Locusts' }, names).event).toBe('Locusts');
  const { event, headline, area } = alertWords('tw', said, names);
  expect([event, headline]).toEqual(['Flood', 'Flood in Ejura Sekyedumase Municipal, Ashanti Region']);
  expect(warned.map(area)).toEqual([
    'Warned: within 10 km in and around Guan, Oti Region',
    'Warned: in and around Guan, Oti Region',
    'Warned: Guan, Oti Region, Nanton, Northern Region',
    'Warned: of_old',
  ]);
  expect(alertWords('en', { ...said, area: undefined }, names).headline).toBe('Flood in Ghana');
});
