import { frenchSpaces } from '../words/frenchSpaces.ts';

/** What the portal itself says in an alert; what people wrote stands beside it as they wrote it. */
export interface AlertWords {
  readonly event: string;
  readonly headline: string;
  /** Where an alert holds, of its description in English. */
  area(description: string): string;
}

/**
 * The words of the part of an alert in a language: French in French, others in English until somebody reviewed them.
 *
 * @param said the category, the place, and whether it is over
 * @param french the category in French; as it is where it is none of ours
 */
export function alertWords(
  language: string,
  { event, where, over }: { readonly event: string; readonly where: string; readonly over: boolean },
  french: (event: string) => string,
): AlertWords {
  if (language !== 'fr')
    return { event, headline: `${over ? 'Over: ' : ''}${event} in ${where}`, area: (description) => description };
  const said = french(event);
  return {
    event: said,
    headline: frenchSpaces(`${over ? 'Terminé : ' : ''}${said}, ${areaInFrench(where)}`),
    area: areaInFrench,
  };
}

function areaInFrench(description: string): string {
  const said = description
    .replace(/^Warned: within (\d+) km in and around /, 'Avertis à moins de $1 km, à l’intérieur et autour : ')
    .replace(/^Warned: in and around /, 'Avertis, à l’intérieur et autour : ')
    .replace(/^Warned: /, 'Avertis : ')
    .replace(/, ([^,]+) Region$/, ' (région $1)')
    .replaceAll(/, ([^,]+) Region, /g, ' (région $1), ');
  return frenchSpaces(said);
}
