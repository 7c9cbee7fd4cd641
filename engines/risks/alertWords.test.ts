import { expect, test } from 'vitest';
import { alertWords } from './alertWords.ts';

const inFrench = (event: string) => (event === 'Flood' ? 'Inondation' : event);
const said = { event: 'Flood', where: 'Ejura Sekyedumase Municipal, Ashanti Region', over: false };

test('the French part of an alert says in French what happened, where, and that it is over', () => {
  const { event, headline, area } = alertWords('fr', said, inFrench);
  expect([event, headline]).toEqual(['Inondation', 'Inondation, Ejura Sekyedumase Municipal (région Ashanti)']);
  expect(alertWords('fr', { ...said, over: true }, inFrench).headline).toBe(
    'Terminé\u00A0: Inondation, Ejura Sekyedumase Municipal (région Ashanti)',
  );
  expect(area('Warned: within 10 km in and around Guan, Oti Region')).toBe(
    'Avertis à moins de 10 km, à l’intérieur et autour\u00A0: Guan (région Oti)',
  );
  expect(area('Warned: Guan, Oti Region, Nanton, Northern Region')).toBe(
    'Avertis\u00A0: Guan (région Oti), Nanton (région Northern)',
  );
});

test('a category that somebody named stays as it is named; other languages than French are told in English', () => {
  expect(alertWords('fr', { ...said, event: 'Locusts' }, inFrench).event).toBe('Locusts');
  expect(alertWords('tw', said, inFrench)).toMatchObject({
    event: 'Flood',
    headline: 'Flood in Ejura Sekyedumase Municipal, Ashanti Region',
  });
});
