import type { Choice, Item, Knowing } from './dialogue.ts';
import type { Line } from './phrasebook.ts';

/** Back to the menu, from everywhere. */
export const back: Choice = { key: '0', to: 'home', label: { key: 'key.back' } };

const first: readonly Item[] = ['work', 'plant', 'weather', 'rains', 'risks', 'fertilizer'];
const others: readonly Item[] = ['pest', 'rain', 'officer', 'weekly', 'place', 'language', 'stop'];
/** Weeks since planting that are offered; whoever planted between two takes the nearer. */
const plantedWeeks = [2, 4, 8, 12] as const;

/** Choices with the keys 1, 2, 3 … in their order. */
export function numbered(list: readonly (readonly [to: string, label: Line])[]): Choice[] {
  return list.map(([to, label], index) => ({ key: String(index + 1), to, label }));
}

/** The menu: what is asked for most, and the way to the others. */
export function homeChoices(): Choice[] {
  return [...ofItems(first), { key: '7', to: 'other', label: { key: 'item.other' } }];
}

export function otherChoices(): Choice[] {
  return [...ofItems(others), back];
}

export function cropChoices({ crops }: Pick<Knowing, 'crops'>): Choice[] {
  return [
    ...numbered(crops.map(({ id, name }) => [`crop:${id}`, { key: 'name', values: { name: { crop: id, name } } }])),
    back,
  ];
}

export function plantedChoices(): Choice[] {
  return [
    ...numbered([
      ['planted:notYet', { key: 'planted.notYet' }],
      ['planted:0', { key: 'planted.week' }],
      ...plantedWeeks.map((weeks) => [`planted:${weeks}`, { key: 'planted.weeks', values: { weeks } }] as const),
    ]),
    { key: '0', to: 'planted:no', label: { key: 'key.no' } },
  ];
}

export function consentChoices(): Choice[] {
  return numbered([
    ['agrees:yes', { key: 'key.yes' }],
    ['agrees:no', { key: 'key.no' }],
  ]);
}

export function languageChoices(list: readonly (readonly [language: string, name: string])[]): Choice[] {
  return [
    ...numbered(list.map(([language, name]) => [`language:${language}`, { key: 'name', values: { name } }])),
    back,
  ];
}

function ofItems(list: readonly Item[]): Choice[] {
  return numbered(list.map((item) => [`item:${item}`, { key: `item.${item}` }]));
}
