const yes = /^(?:y|yes|yeah|yep|ok|okay|sure|i agree|agree|oui|d.accord|aane|ampa)$/;
const no = /^(?:n|no|nope|non|dabi|daabi)$/;
const notYet = /^(?:i (?:have|did) )?(?:not|never) (?:yet|planted|plant)\b.*|^(?:pas encore)$/;
const now = /^(?:today|now|yesterday|this week|aujourd.hui|hier|cette semaine)$/;
const last = /^(?:last week|a week ago|la semaine derniere|il y a une semaine)$/;
const ago =
  /^(?:about |around |il y a )?(\d{1,2}|one|two|three|four|five|six|seven|eight|un|une|deux|trois|quatre|cinq|six|sept|huit) ?(days?|jours?|weeks?|wks?|semaines?|months?|mois)(?: ago)?$/;
const numbers: readonly (readonly string[])[] = [
  [],
  ['one', 'un', 'une'],
  ['two', 'deux'],
  ['three', 'trois'],
  ['four', 'quatre'],
  ['five', 'cinq'],
  ['six'],
  ['seven', 'sept'],
  ['eight', 'huit'],
];
const weeksOf: Readonly<Record<string, number>> = { d: 1 / 7, j: 1 / 7, w: 1, s: 1, m: 30 / 7 };
const mostWeeks = 60;

/**
 * What words lead to where keys were offered: "yes" to a consent, "2 weeks ago" or "not yet" to when somebody planted;
 * undefined where they answer neither.
 */
export function wordsFor(text: string, choices: readonly (readonly [key: string, to: string])[]): string | undefined {
  const offers = (kind: string): boolean => choices.some(([, to]) => to.startsWith(`${kind}:`));
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}.!]/gu, '')
    .toLowerCase()
    .trim();
  if (offers('agrees')) return yes.test(plain) ? 'agrees:yes' : no.test(plain) ? 'agrees:no' : undefined;
  if (!offers('planted')) return undefined;
  if (no.test(plain)) return 'planted:no';
  if (notYet.test(plain)) return 'planted:notYet';
  if (now.test(plain)) return 'planted:0';
  if (last.test(plain)) return 'planted:1';
  const [, count = '', unit = ''] = ago.exec(plain) ?? [];
  if (count === '') return undefined;
  const number = /\d/.test(count) ? Number(count) : numbers.findIndex((names) => names.includes(count));
  const weeks = Math.round(number * (weeksOf[unit.charAt(0)] ?? 1));
  return weeks <= mostWeeks ? `planted:${weeks}` : undefined;
}
