import { addRainReading } from '#contract/climate/gauges.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { addFarm, editFarm } from '#contract/farms/farmRecords.ts';
import { addFarmer, editFarmer } from '#contract/farmers/farmers.ts';
import { editRisk, reportRisk } from '#contract/risks/risks.ts';
import { addScouting } from '#contract/traps/scouting.ts';
import { addTrapReport, correctTrapReport } from '#contract/traps/traps.ts';
import type { Question } from '#engines/openRosa/field.ts';
import { type Answers, readGeopoint, readGeoshape } from '#engines/openRosa/readAnswers.ts';
import { choices, readSchema, type Schema } from '../../platform/calls/schema.ts';
import type { ListName } from './lists.service.ts';

/** A form over a call of the portal: its questions, and its answers as that call takes them. */
export interface FormOfCall {
  readonly id: string;
  readonly title: string;
  readonly call: EndpointShape;
  /** The call that changes a record of it; null where none is changed afterwards, `again` where sending again puts it right. */
  readonly edit: EndpointShape | 'again' | null;
  readonly questions: readonly Question[];
  /** What stands in the path of the call. */
  params?(answers: Answers): Readonly<Record<string, string>>;
  /** Answers that are no single field of the call, in its fields; the others travel under their own names. */
  body(answers: Answers): Readonly<Record<string, unknown>>;
}

/** How a question is asked beside what the contract says of its field. */
type Asked = Pick<Question, 'kind'> & {
  readonly label: string;
  readonly hint?: string;
  readonly choices?: ListName;
  readonly required?: boolean;
};

/** A question on a field of a call: required, bounds and lengths are those of the contract. */
function on({ body, params }: EndpointShape, name: string, asked: Asked): Question {
  const schema = [body, params].flatMap((part) => (part ? [readSchema(part)] : []));
  const owner = schema.find(({ properties = {} }) => Object.hasOwn(properties, name));
  const property: Schema | undefined = owner?.properties?.[name];
  if (owner === undefined || property === undefined) throw new Error(`The contract has no field ${name}.`);
  const bounded = choices(property).find(({ type }) => type === 'integer' || type === 'number' || type === 'string');
  return {
    name,
    ...asked,
    required: asked.required ?? owner.required?.includes(name) ?? false,
    ...(bounded?.minimum !== undefined && { least: bounded.minimum }),
    ...(bounded?.maximum !== undefined && { most: bounded.maximum }),
    ...(bounded?.maxLength !== undefined && { longest: bounded.maxLength }),
  };
}

const photos = (count: number): Question[] =>
  Array.from({ length: count }, (_, at) => ({ name: `photo${at + 1}`, kind: 'photo', label: `Photo ${at + 1}` }));

/** Where the phone was, in the fields that take it. */
function pointOf({ point }: Answers): Readonly<Record<string, unknown>> {
  const found = readGeopoint(point);
  if (found === null) return {};
  const [longitude, latitude] = found.point;
  return { latitude, longitude, ...(found.accuracy !== null && { accuracy: found.accuracy }) };
}

/** The stage of a crop in words. */
function stageOf({ cropStage }: Answers): Readonly<Record<string, unknown>> {
  return cropStage === undefined ? {} : { cropStage: cropStage.replaceAll('_', ' ') };
}

const spots = [1, 2, 3, 4, 5] as const;

/** The forms that are offered. */
export const forms: readonly FormOfCall[] = [
  {
    id: 'agrihub-risk',
    title: 'Risk report',
    call: reportRisk,
    edit: editRisk,
    questions: [
      on(reportRisk, 'riskCategoryId', { kind: 'one', label: 'What was seen?', choices: 'categories' }),
      on(reportRisk, 'description', { kind: 'text', label: 'Describe it', hint: 'Crop, stage, how much is affected' }),
      on(reportRisk, 'count', { kind: 'whole', label: 'How many cases?' }),
      { name: 'place', kind: 'point', label: 'Where?', hint: 'Stand in the field' },
      on(reportRisk, 'district_id', {
        kind: 'one',
        label: 'District',
        hint: 'Needed where no place was taken',
        choices: 'districts',
      }),
      on(reportRisk, 'community', { kind: 'text', label: 'Community' }),
      ...photos(3),
    ],
    body({ place }) {
      const found = readGeopoint(place);
      return found === null ? {} : { location: `${found.point[1]}, ${found.point[0]}` };
    },
  },
  {
    id: 'agrihub-trap',
    title: 'Trap report',
    call: addTrapReport,
    edit: correctTrapReport,
    questions: [
      on(addTrapReport, 'trapSiteId', { kind: 'one', label: 'Which trap?', choices: 'traps' }),
      on(addTrapReport, 'riskCategoryId', { kind: 'one', label: 'Pest', choices: 'categories' }),
      on(addTrapReport, 'pestCount', { kind: 'whole', label: 'How many were caught?' }),
      on(addTrapReport, 'nights', { kind: 'whole', label: 'Nights since the trap was emptied' }),
      on(addTrapReport, 'visitedOn', { kind: 'date', label: 'Day of the visit' }),
      on(addTrapReport, 'cropStage', { kind: 'one', label: 'Stage of the crop around', choices: 'stages' }),
      on(addTrapReport, 'lureChanged', { kind: 'truth', label: 'Was the lure changed?' }),
      on(addTrapReport, 'report', { kind: 'text', label: 'What else was seen?' }),
      { name: 'point', kind: 'point', label: 'Where are you?', hint: 'Kept is only how far that is from the trap' },
      ...photos(3),
    ],
    body: (answers) => ({
      ...pointOf(answers),
      ...stageOf(answers),
      ...(answers['report'] === undefined && { report: '' }),
    }),
  },
  {
    id: 'agrihub-scouting',
    title: 'Scouting of a field',
    call: addScouting,
    edit: null,
    questions: [
      on(addScouting, 'speciesId', { kind: 'one', label: 'Insect', choices: 'species' }),
      on(addScouting, 'trapSiteId', { kind: 'one', label: 'Trap near the field', choices: 'traps' }),
      on(addScouting, 'cropId', { kind: 'one', label: 'Crop', choices: 'crops' }),
      on(addScouting, 'cropStage', { kind: 'one', label: 'Stage of the crop', choices: 'stages' }),
      on(addScouting, 'districtId', { kind: 'one', label: 'District', choices: 'districts' }),
      on(addScouting, 'community', { kind: 'text', label: 'Community' }),
      on(addScouting, 'scoutedOn', { kind: 'date', label: 'Day' }),
      on(addScouting, 'plantsASpot', { kind: 'whole', label: 'Plants looked at in each spot' }),
      ...spots.map((spot): Question => ({
        name: `spot${spot}`,
        kind: 'whole',
        label: `Infested plants in spot ${spot}`,
        required: spot === 1,
        least: 0,
        most: 100,
      })),
      on(addScouting, 'note', { kind: 'text', label: 'Note' }),
      { name: 'point', kind: 'point', label: 'Where are you?' },
    ],
    body: (answers) => ({
      ...pointOf(answers),
      ...stageOf(answers),
      spots: spots.flatMap((spot) => {
        const found = answers[`spot${spot}`];
        return found === undefined ? [] : [Number(found)];
      }),
    }),
  },
  {
    id: 'agrihub-farmer',
    title: 'Farmer',
    call: addFarmer,
    edit: editFarmer,
    questions: [
      on(addFarmer, 'name', { kind: 'text', label: 'Name' }),
      on(addFarmer, 'phone', { kind: 'text', label: 'Telephone number', required: true }),
      { name: 'districtId', kind: 'one', label: 'District', choices: 'districts', required: true },
      { name: 'communityName', kind: 'text', label: 'Community', required: true, longest: 120 },
      on(addFarmer, 'crops', { kind: 'several', label: 'Crops', choices: 'crops' }),
      on(addFarmer, 'language', { kind: 'one', label: 'Language', choices: 'languages' }),
      {
        name: 'agrees',
        kind: 'truth',
        label: 'Does the farmer agree to be sent messages?',
        hint: 'Read it to them; without an answer none are sent',
      },
    ],
    body: ({ districtId, communityName, crops, agrees }) => ({
      ...(districtId && communityName && { community: { name: communityName, districtId } }),
      ...(crops !== undefined && { crops: crops.split(/\s+/) }),
      ...(agrees !== undefined && { consent: { given: agrees === 'true', source: 'in person', date: null } }),
    }),
  },
  {
    id: 'agrihub-farm',
    title: 'Boundary of a farm',
    call: addFarm,
    edit: editFarm,
    questions: [
      on(addFarm, 'name', { kind: 'text', label: 'What is the farm called?' }),
      on(addFarm, 'crop', { kind: 'one', label: 'Crop', choices: 'crops' }),
      on(addFarm, 'farmerId', { kind: 'one', label: 'Farmer', choices: 'farmers' }),
      { name: 'boundary', kind: 'outline', label: 'Walk around the farm', required: true },
    ],
    body({ boundary, farmerId }) {
      const ring = readGeoshape(boundary);
      return {
        ...(ring !== null && { outline: [[ring]] }),
        ...(farmerId !== undefined && { farmerId: Number(farmerId) }),
        source: 'walked',
      };
    },
  },
  {
    id: 'agrihub-rain',
    title: 'Rain gauge',
    call: addRainReading,
    edit: 'again',
    questions: [
      on(addRainReading, 'id', { kind: 'one', label: 'Which gauge?', choices: 'gauges' }),
      on(addRainReading, 'day', { kind: 'date', label: 'Day' }),
      on(addRainReading, 'rain_mm', { kind: 'decimal', label: 'Rain in mm', hint: 'Leave empty for a trace' }),
      on(addRainReading, 'is_trace', { kind: 'truth', label: 'Only a trace?' }),
      on(addRainReading, 'note', { kind: 'text', label: 'Note' }),
    ],
    params: ({ id }) => ({ id: id ?? '' }),
    body: () => ({}),
  },
];

/** The body of a call from the answers: each as its question's kind is, then what the form makes of several. */
export function bodyOf(form: FormOfCall, answers: Answers): Record<string, unknown> {
  const plain = form.questions.flatMap(({ name, kind }): [string, unknown][] => {
    const found = answers[name];
    if (found === undefined || kind === 'photo' || kind === 'point' || kind === 'outline' || kind === 'several')
      return [];
    if (kind === 'whole' || kind === 'decimal') return [[name, Number(found)]];
    return [[name, kind === 'truth' ? found === 'true' : asKept(form, name, found)]];
  });
  return { ...Object.fromEntries(plain), ...form.body(answers) };
}

/** A chosen value as the contract keeps it: keys of rows are numbers there. */
function asKept({ call }: FormOfCall, name: string, found: string): string | number {
  const property = call.body && readSchema(call.body).properties?.[name];
  const isNumber = property !== undefined && choices(property).some(({ type }) => type === 'integer');
  return isNumber && /^\d{1,15}$/.test(found) ? Number(found) : found;
}
