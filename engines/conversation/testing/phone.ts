import { cropAsSpelled, cropCalled } from '../../reference/cropSpellings.ts';
import { converse, placesFound } from '../converse.ts';
import { beginDialogue, type Dialogue, type FoundPlace, type Knowing, type Turn } from '../dialogue.ts';
import type { DoorLanguage } from '../phrasebook.ts';

const crops = [
  { id: 'maize', name: 'Maize' },
  { id: 'sweet_potato', name: 'Sweet potato' },
  { id: 'bambara_groundnut', name: 'Bambara groundnut' },
];
const places: readonly FoundPlace[] = [
  { name: 'Ejura', districtId: 'ejura' },
  { name: 'Maizo', districtId: 'ejura' },
  { name: 'Kwame Danso', districtId: 'sene' },
  { name: 'Kwame Danso', districtId: 'ejura' },
];

/** A small country to talk about. */
export const country: Knowing = {
  crops,
  regions: [
    { id: 'ashanti', name: 'Ashanti' },
    { id: 'bono_east', name: 'Bono East' },
  ],
  districtsOf: (region) =>
    region === 'ashanti' ? [{ id: 'ejura', name: 'Ejura-Sekyedumase Municipal' }] : [{ id: 'sene', name: 'Sene West' }],
  findCrop: (text, how) => {
    const find = how === 'called' ? cropCalled : cropAsSpelled;
    const found = find(
      text,
      crops.map(({ id, name }) => ({ cropId: id, name })),
    );
    return crops.find(({ id }) => id === found?.cropId) ?? null;
  },
  isPlace: (text) => places.some(({ name }) => name.toLowerCase() === text.toLowerCase()),
  languages: ['en', 'fr'],
  hasNumber: true,
  digitsOnly: false,
};

/** A conversation from its beginning, message after message; the places looked for are those above by their name. */
export function talk(
  messages: readonly string[],
  {
    language = 'en',
    knowing = country,
    known = { cropId: null, place: null },
  }: {
    readonly language?: DoorLanguage;
    readonly knowing?: Knowing;
    readonly known?: Pick<Dialogue, 'cropId' | 'place'>;
  } = {},
): Turn {
  let dialogue = beginDialogue({ language, ...known });
  let turn: Turn | undefined;
  for (const message of messages) {
    turn = converse(dialogue, message, knowing);
    if (turn.find !== null) {
      const { find } = turn;
      turn = placesFound(
        turn.dialogue,
        places.filter(({ name }) => name.toLowerCase() === find.toLowerCase()),
        knowing,
      );
    }
    dialogue = turn.dialogue;
  }
  if (turn === undefined) throw new Error('Nothing was said.');
  return turn;
}
