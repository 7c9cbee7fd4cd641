import { describe, expect, test } from 'vitest';
import { corrected } from './corrected.ts';
import { english } from './en/en.ts';
import { quoted } from './en/quoted.ts';
import { speaker, type Locale, type Message } from './catalogue.ts';

const base: Locale = {
  tag: 'en',
  isOne: (count) => count === 1,
  texts: { plan: { days: { one: '{count} day', other: '{count} days' }, title: '{crop} in {place}' } },
};
const twi: Locale = {
  tag: 'ak',
  isOne: (count) => count < 2,
  texts: { plan: { days: { one: 'da {count}', other: 'nna {count}' } } },
};

describe('a message', () => {
  const t = speaker<'plan.days' | 'plan.title' | 'plan.gone'>(base, base);
  test('takes its values', () => expect(t('plan.title', { crop: 'Maize', place: 'Ejura' })).toBe('Maize in Ejura'));
  test('takes the form of its number', () => {
    expect(t('plan.days', { count: 1 })).toBe('1 day');
    expect(t('plan.days', { count: 0 })).toBe('0 days');
  });
  test('says a large count as people read it', () => expect(t('plan.days', { count: 12_500 })).toBe('12,500 days'));
  test('shows a value nobody gave instead of a hole', () =>
    expect(t('plan.title', { crop: 'Rice' })).toBe('Rice in {place}'));
  test('that does not exist is a mistake, said by its key', () => expect(() => t('plan.gone')).toThrow('plan.gone'));
});

describe('another language', () => {
  const t = speaker<'plan.days' | 'plan.title'>(twi, base);
  test('counts by its own rule', () => expect(t('plan.days', { count: 0 })).toBe('da 0'));
  test('shows what is not translated in English, marked', () => {
    expect(t('plan.title', { crop: 'Maize', place: 'Ejura' })).toBe('⟦Maize in Ejura⟧');
  });
});

describe('the English catalogue', () => {
  const areas = Object.entries<Readonly<Record<string, Message>>>(english.texts);
  const messages = areas.flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, message]) => [`${area}.${name}`, message] as const),
  );
  test('has no empty text', () => {
    const empty = messages.filter(([, message]) => forms(message).some((text) => text.trim() === ''));
    expect(empty.map(([key]) => key)).toEqual([]);
  });
  test('counts in every plural text', () => {
    const countless = messages.filter(
      ([, message]) => typeof message !== 'string' && !message.other.includes('{count}'),
    );
    expect(countless.map(([key]) => key)).toEqual([]);
  });
  test('has twelve months and seven days', () => {
    const { months, monthsShort, weekdays } = english.texts.dates;
    expect([months, monthsShort, weekdays].map((names) => names.split(' ').length)).toEqual([12, 12, 7]);
  });
  test('corrects texts that there are, and nothing but their spelling', () => {
    const quotedTexts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = english.texts;
    for (const [area, texts] of Object.entries(corrected))
      for (const name of Object.keys(texts)) expect(typeof quotedTexts[area]?.[name], `${area}.${name}`).toBe('string');
  });
  test('keeps the spellings the specification quotes', () => {
    expect(quoted.noRisks).toBe('No Risks(and Adviories) Found');
    expect(quoted.districtsFigure).toBe('Disticts');
  });
});

function forms(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}
