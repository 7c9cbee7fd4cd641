import type { Point } from '../shapes/points.ts';
import { escapeXml } from '../words/escapeXml.ts';
import { type AlertNames, alertWords } from './alertWords.ts';

export type AlertKind = 'Alert' | 'Update' | 'Cancel';

/** What an alert says, as anybody may read it. */
export interface SaidOfRisk {
  readonly riskId: number;
  readonly event: string;
  /** The icon of the category: pest, disease, virus, flood, drought, fire, other. */
  readonly kind: string;
  readonly description: string;
  /** When it was seen, ISO 8601. */
  readonly seen: string;
  /** What farmers are advised, by language. */
  readonly advice: Readonly<Record<string, string>>;
  readonly areas: readonly AlertArea[];
}

/**
 * Where an alert holds, as it is kept; `alertWords` says it. `seen`: where the risk was seen. Who was warned: `around` it, in a
 * drawn `shape`, of which the district of the risk alone is given out, or in `districts`.
 */
export interface AlertArea {
  readonly kind: 'seen' | 'around' | 'shape' | 'districts';
  readonly circle?: { readonly at: Point; readonly km: number };
  readonly districtIds: readonly string[];
}

/** An alert on its way out. */
export interface WrittenAlert {
  readonly identifier: string;
  readonly sender: string;
  /** ISO 8601. */
  readonly sent: string;
  readonly kind: AlertKind;
  /** Sample risks are told as an exercise. */
  readonly status: 'Actual' | 'Exercise';
  readonly references: readonly { readonly identifier: string; readonly sent: string }[];
  readonly web: string;
  readonly said: SaidOfRisk;
}

/** Categories of CAP by our icons; pests and diseases of plants are matters of the environment there. */
const categories: Readonly<Record<string, string>> = {
  pest: 'Env',
  disease: 'Env',
  virus: 'Env',
  flood: 'Met',
  drought: 'Met',
  fire: 'Fire',
};

/** The place of an alert in its series: `agrihub-risk-12-1`. */
export function alertIdentifier(riskId: number, number: number): string {
  return `agrihub-risk-${riskId}-${number}`;
}

/**
 * An alert after the Common Alerting Protocol 1.2 (OASIS, 1 July 2010). Severity is not known of a report from the field and is said
 * to be unknown; that it was observed is what verifying it means. `names` says categories in French, and districts.
 */
export function writeCap(
  { identifier, sender, sent, kind, status, references, web, said }: WrittenAlert,
  names: AlertNames,
): string {
  const { advice, areas } = said;
  const languages = Object.keys(advice).filter((each) => each !== 'en' && (advice[each] ?? '').trim() !== '');
  const over = kind === 'Cancel';
  const info = (language: string): string => {
    const words = alertWords(language, { event: said.event, area: areas[0], over }, names);
    return [
      '<info>',
      tag('language', language),
      tag('category', categories[said.kind] ?? 'Other'),
      tag('event', words.event),
      tag('responseType', over ? 'AllClear' : 'Assess'),
      tag('urgency', over ? 'Past' : 'Expected'),
      tag('severity', over ? 'Minor' : 'Unknown'),
      tag('certainty', 'Observed'),
      tag('effective', capTime(sent)),
      tag('onset', capTime(said.seen)),
      tag('senderName', 'AgriHub Ghana'),
      tag('headline', words.headline.slice(0, 160)),
      ...(said.description === '' ? [] : [tag('description', said.description)]),
      ...((advice[language] ?? '').trim() === '' ? [] : [tag('instruction', advice[language] ?? '')]),
      tag('web', web),
      ...areas.map((area) => writeArea(area, words.area(area))),
      '</info>',
    ].join('');
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">',
    tag('identifier', identifier),
    tag('sender', sender),
    tag('sent', capTime(sent)),
    tag('status', status),
    tag('msgType', kind),
    tag('scope', 'Public'),
    ...(references.length === 0
      ? []
      : [tag('references', references.map((each) => `${sender},${each.identifier},${capTime(each.sent)}`).join(' '))]),
    tag('incidents', `agrihub-risk-${said.riskId}`),
    ...['en', ...languages].map(info),
    '</alert>\n',
  ].join('');
}

function writeArea({ kind, circle, districtIds }: AlertArea, description: string): string {
  // A circle is not the district it lies in.
  const codes = kind === 'around' ? [] : districtIds;
  return [
    '<area>',
    tag('areaDesc', description),
    ...(circle === undefined ? [] : [tag('circle', `${circle.at[1]},${circle.at[0]} ${circle.km}`)]),
    ...codes.map((id) => `<geocode>${tag('valueName', 'AgriHub district')}${tag('value', id)}</geocode>`),
    '</area>',
  ].join('');
}

/** CAP writes no fractions of seconds and no Z; UTC is -00:00 there (section 3.3.2). */
export function capTime(iso: string): string {
  return new Date(iso).toISOString().replace(/\.\d+Z$/, '-00:00');
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
