import { frenchTerms, seasonInFrench } from '#engines/conversation/terms.ts';
import { frenchSpaces } from '#engines/words/frenchSpaces.ts';
import { sayChartInFrench } from './frenchCharts.ts';
import { reasonInFrench } from './frenchReasons.ts';
import { frenchSentences } from './frenchSentences.ts';

/** Fields of answers that hold a text to be read, and no name that anything is found by. */
const textFields = new Set([
  'answer',
  'description',
  'howItWorks',
  'question',
  'source',
  'text',
  'title',
  'topicName',
  'updateFrequency',
]);

/**
 * Says a value of an answer in French where it is known, for `JSON.parse`: names of crops and work by their key, texts that ship with
 * the portal by their English.
 */
export function inFrench(key: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (key === 'lastError') return reasonInFrench(value) ?? value;
    if (placeFields.has(key)) return whereInFrench(value) ?? value;
    return textFields.has(key) ? shippedInFrench(value) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  const { crop_id: cropId, activity_code: code } = record;
  if (typeof cropId === 'string' && typeof record['crop'] === 'string')
    record['crop'] = frenchTerms.crops[cropId] ?? record['crop'];
  if (typeof code === 'string' && typeof record['activity'] === 'string') {
    // Addresses name work in English.
    record['inEnglish'] = record['activity'];
    record['activity'] = frenchTerms.activities[code] ?? record['activity'];
  }
  // Why a message, or so many, did not go out; the reason that a person gave for something stays.
  if (typeof record['reason'] === 'string' && ('messageId' in record || 'count' in record))
    record['reason'] = reasonInFrench(record['reason']) ?? record['reason'];
  // A season of a crop, and a class of varieties; the name of a bred variety stays.
  if (typeof record['name'] === 'string' && ('water' in record || record['isNamed'] === false))
    record['name'] = frenchSentences[record['name']] ?? record['name'];
  // A choice of a filter, a way to reach people, and whose data the portal shows.
  if ('value' in record && 'count' in record) sayShipped(record, 'name');
  if ('kind' in record && 'value' in record && 'label' in record) {
    sayShipped(record, 'label');
    sayShipped(record, 'value');
  }
  if ('shortName' in record) sayShipped(record, 'data');
  // A category of risks with its drawing, and the sea of a map.
  if (key === 'riskCategory' || key === 'sea') sayShipped(record, 'name');
  sayChartInFrench(record);
  if (typeof record['season_title'] === 'string') record['season_title'] = seasonInFrench(record['season_title']);
  return record;
}

/** Fields of answers that say where a point lies, beginning as in "3 km north-west of Ejura". */
const placeFields = new Set(['display_name', 'phrase']);
const directions: Readonly<Record<string, string>> = {
  north: 'au nord',
  'north-east': 'au nord-est',
  east: 'à l’est',
  'south-east': 'au sud-est',
  south: 'au sud',
  'south-west': 'au sud-ouest',
  west: 'à l’ouest',
  'north-west': 'au nord-ouest',
};

/** "à 3 km au nord-ouest d’Ejura"; undefined where it says no direction. */
function whereInFrench(text: string): string | undefined {
  const [, km = '', direction = '', town = '', rest = ''] = /^(\d+ km) ([a-z-]+) of ([^,]+)(.*)$/s.exec(text) ?? [];
  const said = directions[direction];
  if (said !== undefined) return `à ${km} ${said} ${/^[AEIOUYH]/i.test(town) ? 'd’' : 'de '}${town}${rest}`;
  return /^in /i.test(text) ? `à ${text.slice(3)}` : undefined;
}

/** A text that ships with the portal, in French; any other as it is. */
function shippedInFrench(text: string): string {
  const french = Object.hasOwn(frenchSentences, text) ? frenchSentences[text] : cropInFrench(text);
  return french === undefined ? text : frenchSpaces(french);
}

/** A crop that is known by its name alone: "Sweet potato" of `sweet_potato`. */
function cropInFrench(name: string): string | undefined {
  const key = name.toLowerCase().replaceAll(' ', '_');
  return Object.hasOwn(frenchTerms.crops, key) ? frenchTerms.crops[key] : undefined;
}

function sayShipped(record: Record<string, unknown>, field: string): void {
  const said = record[field];
  if (typeof said === 'string') record[field] = shippedInFrench(said);
}
