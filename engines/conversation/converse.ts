import { readStopWord } from '../messages/stopWords.ts';
import type { Dialogue, FoundPlace, Item, Knowing, Turn } from './dialogue.ts';
import { cropSlot } from './dialogue.ts';
import { wordsFor } from './choiceWords.ts';
import { understand } from './keywords.ts';
import {
  back,
  consentChoices,
  cropChoices,
  homeChoices,
  languageChoices,
  numbered,
  otherChoices,
  plantedChoices,
} from './menus.ts';
import { languageNames } from './phrasebook.ts';
import { askCrop, askPlace, done, look, named, turn } from './turns.ts';

const mostFound = 4;
const longestQuestion = 500;
const mostRain = 500;
/** Words of which a message has at least as many that is offered to an officer as a question. */
const fewestWords = 3;

/**
 * What a message leads to. An empty one opens the menu. A key that means something now comes first, then STOP and START,
 * then the answer to what was asked, then words that name a service, a crop and a place in any order.
 */
export function converse(dialogue: Dialogue, input: string, knowing: Knowing): Turn {
  const text = input.trim();
  const key = /^\W*(\d{1,3})\W*$/.exec(text)?.[1];
  const to = dialogue.choices.find(([each]) => each === key)?.[1] ?? wordsFor(text, dialogue.choices);
  // "99" may be an answer where no further screen waits.
  if (to !== undefined && (to !== 'more' || dialogue.pages.length > 0)) return follow(dialogue, to, knowing);
  if (text === '') return home(dialogue, knowing);
  const wish = readStopWord(text);
  // "subscribe" begins weekly messages, which lets messages go again.
  if (wish !== null && !/^subscribe$/i.test(text)) return stopOrStart(dialogue, wish, knowing);
  if (key !== undefined && dialogue.asking !== 'rain') return misunderstood(dialogue, knowing);
  return dialogue.asking === 'choice' ? byWords(dialogue, text, knowing) : answered(dialogue, text, knowing);
}

/** Goes on with the places that a text may mean, the best first. */
export function placesFound(dialogue: Dialogue, found: readonly FoundPlace[], knowing: Knowing): Turn {
  const [first, ...others] = found;
  if (first === undefined && isPerhapsQuestion(dialogue) && knowing.hasNumber) return askWhetherQuestion(dialogue);
  if (first === undefined)
    return dialogue.asking === 'place' ? askPlace(dialogue, knowing, true) : misunderstood(dialogue, knowing);
  if (others.length === 0) return withPlace(dialogue, first, knowing);
  return turn(
    { ...dialogue, asking: 'place' },
    {
      say: [{ key: 'ask.whichPlace' }],
      choices: numbered(
        found
          .slice(0, mostFound)
          .map(({ name, districtId }) => [
            `at:${districtId}:${name}`,
            { key: 'name', values: { name: inDistrict(name, districtId, knowing) } },
          ]),
      ),
    },
  );
}

/** The menu. */
export function home(dialogue: Dialogue, knowing: Knowing): Turn {
  const { cropId, place } = dialogue;
  return turn(
    { ...dialogue, asking: 'choice', after: null, draft: '' },
    {
      say: [
        cropId === null || place === null
          ? { key: 'hello.new' }
          : { key: 'hello.known', values: { crop: cropSlot(knowing, cropId), place: place.name } },
      ],
      choices: homeChoices(),
    },
  );
}

function follow(dialogue: Dialogue, to: string, knowing: Knowing): Turn {
  const [kind = '', value = '', rest = ''] = splitTwice(to);
  switch (kind) {
    case 'more':
      return nextPage(dialogue, knowing);
    case 'other':
      return turn({ ...dialogue, asking: 'choice' }, { say: [{ key: 'other.title' }], choices: otherChoices() });
    case 'item':
      return begin(dialogue, value as Item, knowing);
    case 'crops':
      return turn(dialogue, { say: [{ key: 'ask.cropList' }], choices: cropChoices(knowing) });
    case 'crop':
      return withCrop(dialogue, value, knowing);
    case 'regions':
      return turn(dialogue, { say: [{ key: 'ask.region' }], choices: named('region', knowing.regions) });
    case 'region':
      return turn(dialogue, {
        say: [{ key: 'ask.district' }],
        choices: named('district', knowing.districtsOf(value)),
      });
    case 'district':
      return withPlace(dialogue, { districtId: value, name: districtName(value, knowing) }, knowing);
    case 'at':
      return withPlace(dialogue, { districtId: value, name: rest }, knowing);
    case 'planted':
      return planted(dialogue, value, knowing);
    case 'agrees':
      return keep(dialogue, value === 'yes', knowing);
    case 'language': {
      const language = knowing.languages.find((each) => each === value) ?? dialogue.language;
      const next = { ...dialogue, language, asking: 'choice' as const };
      return done(next, 'kept.language', knowing.hasNumber ? [{ act: 'language', language }] : [], {}, false);
    }
    default:
      return home(dialogue, knowing);
  }
}

/** Begins a service: asks for the crop and the place it needs, then answers. */
function begin(dialogue: Dialogue, item: Item, knowing: Knowing): Turn {
  const next = { ...dialogue, asking: 'choice' as const, after: item };
  if (item === 'language') {
    return turn(next, {
      say: [{ key: 'ask.language' }],
      choices: languageChoices(knowing.languages.map((each) => [each, languageNames[each]])),
    });
  }
  if (item === 'stop') return stopOrStart(next, 'stop', knowing);
  if (!knowing.hasNumber && ['pest', 'rain', 'officer', 'weekly'].includes(item)) return done(next, 'no.number', []);
  // Whoever changes crop and place is asked for both again.
  return item === 'place' ? askCrop({ ...next, cropId: null, place: null }, knowing) : goOn(next, knowing);
}

function goOn(dialogue: Dialogue, knowing: Knowing): Turn {
  const { after, cropId, place } = dialogue;
  const needsCrop = after === 'work' || after === 'plant' || after === 'fertilizer' || after === 'weekly';
  if (cropId === null && (needsCrop || after === 'pest' || after === 'place')) return askCrop(dialogue, knowing);
  if (place === null) return askPlace(dialogue, knowing);
  const next = { ...dialogue, asking: 'choice' as const };
  const crop = cropSlot(knowing, cropId);
  switch (after) {
    case 'weather':
    case 'rains':
    case 'risks':
      return turn(next, { choices: [back], ask: { ask: after, place } });
    case 'pest':
    case 'officer':
    case 'rain':
      // What was written before crop and place were known.
      if (dialogue.draft !== '') return answered({ ...dialogue, asking: after }, dialogue.draft, knowing);
      return turn(
        { ...dialogue, asking: after },
        {
          say: [after === 'pest' ? { key: 'ask.pest', values: { crop } } : { key: `ask.${after}` }],
          choices: after === 'rain' ? [] : [back],
        },
      );
    case 'weekly':
      return turn(next, { say: [{ key: 'ask.planted', values: { crop } }], choices: plantedChoices() });
    case 'place':
      return knowing.hasNumber
        ? turn(next, { say: [{ key: 'ask.consent', values: { crop } }], choices: consentChoices() })
        : done(next, 'kept.place', [], { crop, place: place.name }, false);
    default:
      return cropId === null
        ? home(next, knowing)
        : turn(next, {
            choices: [back],
            ask: { ask: after === 'plant' || after === 'fertilizer' ? after : 'work', cropId, place },
          });
  }
}

/** Words that answer what was asked. */
function answered(dialogue: Dialogue, text: string, knowing: Knowing): Turn {
  const { asking, place } = dialogue;
  if (asking === 'crop' || asking === 'place') {
    const { item, crop, rest } = understand(text, knowing);
    // Hours later somebody may ask for something else; "my maize farm" names no service.
    if (item !== null && item !== 'place' && item !== 'work' && item !== 'more')
      return byWords(dialogue, text, knowing);
    const next = { ...dialogue, cropId: crop?.id ?? dialogue.cropId };
    if (asking === 'place') return look(next, rest === '' ? text : rest);
    if (crop === null) return askCrop(dialogue, knowing, true);
    return rest !== '' && place === null ? look(next, rest) : goOn(next, knowing);
  }
  if (place === null) return askPlace(dialogue, knowing);
  if (asking === 'rain') {
    const mm = Number(/^[^\d-]*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:mm)?\W*$/i.exec(text)?.[1]?.replace(',', '.'));
    if (!(mm <= mostRain)) return turn(dialogue, { say: [{ key: 'ask.rainAgain' }] });
    return done(dialogue, 'kept.rain', [{ act: 'rain', place, mm }], { mm });
  }
  const kind = asking === 'pest' ? 'pest' : 'question';
  return done(
    dialogue,
    kind === 'pest' ? 'kept.pest' : 'kept.question',
    [{ act: 'question', kind, text: text.slice(0, longestQuestion), cropId: dialogue.cropId, place }],
    { place: place.name },
  );
}

/** A message of words when nothing was asked. */
function byWords(dialogue: Dialogue, text: string, knowing: Knowing): Turn {
  const { item, crop, rest } = understand(text, knowing);
  if (item === 'home') return home(dialogue, knowing);
  if (item === 'more') return nextPage(dialogue, knowing);
  if (item === 'language' || item === 'stop' || item === 'place') return begin(dialogue, item, knowing);
  if (item === 'officer' || item === 'pest' || item === 'rain')
    return begin({ ...dialogue, draft: rest.slice(0, longestQuestion) }, item, knowing);
  if (item === null && crop === null && rest === '') return home(dialogue, knowing);
  const cropId = crop?.id ?? dialogue.cropId;
  // What names no place may be a question.
  const draft = text.split(/\s+/).length < fewestWords ? '' : text.slice(0, longestQuestion);
  const next = { ...dialogue, cropId, after: item ?? ('work' as const), draft };
  // Perhaps a place alone; else nothing that is known.
  if (item === null && crop === null) return { ...look(next, rest), dialogue: next };
  if (rest !== '') return look(next, rest);
  return begin({ ...next, draft: '' }, next.after, knowing);
}

function isPerhapsQuestion({ draft, after }: Dialogue): boolean {
  return draft !== '' && after !== 'officer' && after !== 'pest' && after !== 'rain';
}

/** What names no place may be meant for an officer: whoever wrote it says so with one key. */
function askWhetherQuestion(dialogue: Dialogue): Turn {
  return turn(
    { ...dialogue, asking: 'choice', after: 'officer' },
    {
      say: [{ key: 'no.understood' }],
      choices: [{ key: '1', to: 'item:officer', label: { key: 'key.sendOn' } }, back],
    },
  );
}

function withCrop(dialogue: Dialogue, cropId: string, knowing: Knowing): Turn {
  return goOn({ ...dialogue, cropId }, knowing);
}

function withPlace(dialogue: Dialogue, place: FoundPlace, knowing: Knowing): Turn {
  const after = dialogue.after ?? 'work';
  // Words that named a place are no question.
  return goOn(
    { ...dialogue, place, after, draft: isPerhapsQuestion({ ...dialogue, after }) ? '' : dialogue.draft },
    knowing,
  );
}

function planted(dialogue: Dialogue, value: string, knowing: Knowing): Turn {
  const { cropId, place } = dialogue;
  if (cropId === null || place === null) return goOn(dialogue, knowing);
  if (value === 'no') return done(dialogue, 'weekly.no', []);
  const weeksAgo = value === 'notYet' ? null : Number(value);
  return done(dialogue, 'weekly.on', [{ act: 'subscribe', cropId, place, weeksAgo }], {
    crop: cropSlot(knowing, cropId),
    place: place.name,
  });
}

function keep(dialogue: Dialogue, agrees: boolean, knowing: Knowing): Turn {
  const { cropId, place } = dialogue;
  if (cropId === null || place === null) return goOn(dialogue, knowing);
  return done(dialogue, 'kept.place', [{ act: 'keep', cropId, place, agrees }], {
    crop: cropSlot(knowing, cropId),
    place: place.name,
  });
}

function stopOrStart(dialogue: Dialogue, wish: 'stop' | 'start', { hasNumber }: Knowing): Turn {
  if (!hasNumber) return done(dialogue, 'no.number', []);
  return done(dialogue, wish === 'stop' ? 'stop.done' : 'start.done', [{ act: wish }]);
}

function nextPage(dialogue: Dialogue, knowing: Knowing): Turn {
  const [screen, ...pages] = dialogue.pages;
  if (screen === undefined) return home(dialogue, knowing);
  return { ...turn({ ...dialogue, pages }, {}), dialogue: { ...dialogue, pages }, screen };
}

function misunderstood(dialogue: Dialogue, knowing: Knowing): Turn {
  const again = home(dialogue, knowing);
  return { ...again, say: [{ key: knowing.digitsOnly ? 'voice.wrong' : 'no.understood' }] };
}

function districtName(id: string, knowing: Knowing): string {
  for (const region of knowing.regions) {
    const found = knowing.districtsOf(region.id).find((each) => each.id === id);
    if (found !== undefined) return found.name;
  }
  return id;
}

function inDistrict(name: string, districtId: string, knowing: Knowing): string {
  const district = districtName(districtId, knowing);
  return district.startsWith(name) ? district : `${name} (${district})`;
}

/** "at:bole:Bole: north" in three: what follows the second colon is one. */
function splitTwice(to: string): string[] {
  const [kind = '', value = '', ...rest] = to.split(':');
  return [kind, value, rest.join(':')];
}
