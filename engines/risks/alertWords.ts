import { frenchSpaces } from '../words/frenchSpaces.ts';
import type { AlertArea } from './capAlert.ts';

/** What the portal itself says in an alert; what people wrote stands beside it as they wrote it. */
export interface AlertWords {
  readonly event: string;
  readonly headline: string;
  /** Where an alert holds. */
  area(area: AlertArea): string;
}

/** What categories and districts are called. */
export interface AlertNames {
  /** A category in French; as it is where it is none of ours. */
  readonly inFrench: (event: string) => string;
  /** A district with its region; undefined where there is none of this key any more. */
  readonly district: (id: string) => { readonly name: string; readonly region: string } | undefined;
}

/**
 * The words of the part of an alert in a language: French in French, others in English until somebody reviewed them.
 *
 * @param said the category, where it was seen, and whether it is over
 */
export function alertWords(
  language: string,
  { event, area, over }: { readonly event: string; readonly area: AlertArea | undefined; readonly over: boolean },
  names: AlertNames,
): AlertWords {
  const isFrench = language === 'fr';
  const say = (each: AlertArea): string =>
    isFrench ? frenchSpaces(areaInFrench(each, names)) : areaInEnglish(each, names);
  const where = area === undefined ? 'Ghana' : say(area);
  if (!isFrench) return { event, headline: `${over ? 'Over: ' : ''}${event} in ${where}`, area: say };
  const said = names.inFrench(event);
  return { event: said, headline: frenchSpaces(`${over ? 'Terminé : ' : ''}${said}, ${where}`), area: say };
}

function areaInEnglish({ kind, circle, districtIds }: AlertArea, { district }: AlertNames): string {
  const where = districtIds
    .map((id) => [id, district(id)] as const)
    .map(([id, found]) => (found === undefined ? id : `${found.name}, ${found.region} Region`))
    .join(', ');
  if (kind === 'around') return `Warned: within ${circle?.km ?? 0} km in and around ${where}`;
  if (kind === 'shape') return `Warned: in and around ${where}`;
  return kind === 'districts' ? `Warned: ${where}` : where;
}

function areaInFrench({ kind, circle, districtIds }: AlertArea, { district }: AlertNames): string {
  const where = districtIds
    .map((id) => [id, district(id)] as const)
    .map(([id, found]) => (found === undefined ? id : `${found.name} (région ${found.region})`))
    .join(', ');
  if (kind === 'around') return `Avertis à moins de ${circle?.km ?? 0} km, à l’intérieur et autour : ${where}`;
  if (kind === 'shape') return `Avertis, à l’intérieur et autour : ${where}`;
  return kind === 'districts' ? `Avertis : ${where}` : where;
}
