import type { Input } from '#web/lib/callApi.ts';
import type { chooseBundle } from '#contract/bundles/bundles.ts';
import { type Answers, beltsInOrder, goalsInOrder, investmentLevels } from '#engines/bundles/answers.ts';
import { firstOpenStage, type Stage, stageToShow } from '#engines/bundles/stages.ts';

export const QUESTIONNAIRE = '/main/stepper';
export const BUNDLE = '/main/bundles';

/** Where a person is in the questionnaire; it lives in the address, so that back, forward and sharing work. */
export interface Place {
  readonly answers: Answers;
  /** `done`: everything is answered and was sent. */
  readonly at: Stage | 'done';
}

/** Reads the place from the query of an address; what it does not understand counts as not answered. */
export function readPlace(search: URLSearchParams): Place {
  const answers: Answers = {
    belt: beltsInOrder[Number(search.get('zone')) - 1],
    investmentLevel: investmentLevels.find((level) => String(level) === search.get('investment')),
    goals: goalsInOrder.filter((goal) => search.getAll('goals').includes(goal)),
  };
  const step = search.get('step');
  const isDone = step === 'done' && firstOpenStage(answers) === null;
  return { answers, at: isDone ? 'done' : stageToShow(step === 'done' ? 3 : Number(step), answers) };
}

/** Address of the questionnaire with these answers, at a step. */
export function questionnaireHref(answers: Answers, at: Stage | 'done'): string {
  const query = new URLSearchParams([...fieldsOf(answers), ['step', String(at)]]);
  return `${QUESTIONNAIRE}?${query}`;
}

/** The answers as fields of a form, each with the name it has in the address. */
export function fieldsOf({ belt, goals, investmentLevel }: Answers): [name: string, value: string][] {
  return [
    ...(belt === undefined ? [] : [['zone', numberOf(belt)] as [string, string]]),
    ...goals.map((goal): [string, string] => ['goals', goal]),
    ...(investmentLevel === undefined ? [] : [['investment', String(investmentLevel)] as [string, string]]),
  ];
}

/** Address of a bundle's page. */
export function bundleHref(id: string): string {
  return `${BUNDLE}?id=${encodeURIComponent(id)}`;
}

/** The answers as the call takes them: belt and level only once they are set, goals as three booleans (P §5). */
export function toQuery({ belt, investmentLevel, goals }: Answers): NonNullable<Input<typeof chooseBundle>['query']> {
  return {
    ...(belt !== undefined && { ecoZoneId: numberOf(belt) }),
    ...(investmentLevel !== undefined && { investmentLevelId: String(investmentLevel) as '1' | '2' | '3' | '4' }),
    productivity: goals.includes('productivity'),
    mitigation: goals.includes('mitigation'),
    adaptation: goals.includes('adaptation'),
  };
}

function numberOf(belt: (typeof beltsInOrder)[number]): '1' | '2' | '3' {
  return String(beltsInOrder.indexOf(belt) + 1) as '1' | '2' | '3';
}
