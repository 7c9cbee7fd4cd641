import type { Dialogue, Knowing, Named, Turn } from './dialogue.ts';
import { back, cropChoices, numbered } from './menus.ts';

/** Asks for the crop: its name, or from a list. */
export function askCrop(dialogue: Dialogue, knowing: Knowing, again = false): Turn {
  const next = { ...dialogue, asking: 'crop' as const };
  if (knowing.digitsOnly) return turn(next, { say: [{ key: 'ask.cropList' }], choices: cropChoices(knowing) });
  return turn(next, {
    say: [{ key: again ? 'ask.cropAgain' : 'ask.crop' }],
    choices: [{ key: '1', to: 'crops', label: { key: 'key.list' } }, back],
  });
}

/** Asks for the place: its name, or from a list. */
export function askPlace(dialogue: Dialogue, knowing: Knowing, again = false): Turn {
  const next = { ...dialogue, asking: 'place' as const };
  if (knowing.digitsOnly)
    return turn(next, { say: [{ key: 'ask.region' }], choices: named('region', knowing.regions) });
  return turn(next, {
    say: [{ key: again ? 'ask.placeAgain' : 'ask.place' }],
    choices: [{ key: '1', to: 'regions', label: { key: 'key.list' } }, back],
  });
}

/** Has a place looked for. */
export function look(dialogue: Dialogue, text: string): Turn {
  return turn({ ...dialogue, asking: 'place' }, { find: text.slice(0, 80) });
}

/** Says that something is done, which ends what was begun. */
export function done(
  dialogue: Dialogue,
  key: Turn['say'][number]['key'],
  acts: Turn['acts'],
  values: NonNullable<Turn['say'][number]['values']> = {},
  ends = true,
): Turn {
  return turn(
    { ...dialogue, asking: 'choice', after: null, draft: '' },
    { say: [{ key, values }], choices: [back], acts, ends },
  );
}

/** A turn: what is left out is nothing. */
export function turn(dialogue: Dialogue, rest: Partial<Omit<Turn, 'dialogue'>>): Turn {
  const { choices = [] } = rest;
  return {
    say: [],
    acts: [],
    ask: null,
    find: null,
    screen: null,
    ends: false,
    ...rest,
    choices,
    dialogue: {
      ...dialogue,
      choices: [...choices.map(({ key, to }) => [key, to] as const), ...withMore(choices)],
      pages: [],
    },
  };
}

/** The next screen, where an answer has several: a key that no choice has. */
function withMore(choices: Turn['choices']): (readonly [string, string])[] {
  return choices.some(({ key }) => key === '99') ? [] : [['99', 'more']];
}

/** Things of a list by their names, and the way back. */
export function named(kind: string, list: readonly Named[]): Turn['choices'] {
  return [...numbered(list.map(({ id, name }) => [`${kind}:${id}`, { key: 'name', values: { name } }])), back];
}
