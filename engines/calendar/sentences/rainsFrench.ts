import type { Day } from '../../dates/day.ts';
import { frenchDay as say } from '../../dates/frenchDay.ts';
import { frenchDays as days, frenchNumber } from './frenchParts.ts';
import type { RainEvent, rainsEnglish } from './rainsEnglish.ts';

type English = typeof rainsEnglish;

/** The same in French. */
export const rainsFrench: { readonly [C in keyof English]: (of: Parameters<English[C]>[0]) => string } = {
  lookedForFrom: (of) => `Le début des pluies se cherche à partir du ${say(of.from)}.`,
  late: (of) =>
    `Les pluies n’ont pas commencé et sont en retard : 8 années sur 10, elles avaient commencé avant le ${say(of.by)}.`,
  notYet: () => 'Les pluies n’ont pas encore commencé.',
  falseStart: (of) =>
    `La pluie tombée jusqu’au ${say(of.day)} (${rain(of.event)}) était un faux départ : dans les ${days(of.within)} a suivi une séquence sèche de ${days(of.dry)}. Les pluies n’ont pas commencé.${of.isLate ? ' Elles sont en retard.' : ''}`,
  candidate: (of) =>
    `Assez de pluie pour un début est tombée jusqu’au ${say(of.day)} (${rain(of.event)}). Jusqu’au ${say(of.until)}, une séquence sèche peut encore en faire un faux départ.`,
  over: (of) => `${begun(of)}. La saison a pris fin le ${say(of.over)} : le sol n’avait plus d’eau.`,
  ending: (of) =>
    `${begun(of)}. La saison touche à sa fin : le sol garde ${of.isMost ? 'moins de ' : ''}${frenchNumber(of.water / 100)} mm d’eau.`,
  inDrySpell: (of) => `${begun(of)}. C’est le jour ${of.dryDays} d’une séquence sèche.`,
  confirmed: (of) => `${begun(of)}, et aucune longue séquence sèche n’a suivi.`,
  newestIsOld: (of) => `La dernière pluie connue date d’il y a ${days(of.days)}.`,
  rainMissing: (of) => `La pluie de ${days(of.days)} manque : cela peut donc être faux.`,
  recordSilent: (of) =>
    `Le dernier jour de ce relevé est le ${say(of.lastDay, true)} : il ne dit pas où en est la saison ${of.year}.`,

  onsetInPart: (of) =>
    `Début des pluies d’après ce qui est connu de la pluie journalière à « ${of.place} » : ${say(of.day, true)}.`,
  enoughRainAt: (of) => `Assez de pluie pour un début est tombée à « ${of.place} » jusqu’au ${say(of.day, true)}.`,
  onsetInRecord: (of) =>
    `Début des pluies observé dans la pluie journalière de « ${of.place} » : ${say(of.day, true)}.`,
  yearsOfRecord: (of) =>
    `En ${of.years} ans de pluie journalière à « ${of.place} » (${of.firstYear}–${of.lastYear}), les pluies avaient commencé avant le ${say(of.half)} une année sur deux, et avant le ${say(of.most)} 8 années sur 10.`,
  laterYearsOfRecord: (of) =>
    `Pendant les ${of.years} années de « ${of.place} » (${of.firstYear}–${of.lastYear}) où les pluies ont commencé après le ${say(of.after)}, elles avaient commencé avant le ${say(of.half)} une fois sur deux.`,
};

function begun({ day, event }: { readonly day: Day; readonly event: RainEvent }): string {
  return `Les pluies ont commencé le ${say(day)} (${rain(event)})`;
}

function rain({ amount, isLeast, days: over }: RainEvent): string {
  return `${isLeast ? 'au moins ' : ''}${frenchNumber(amount / 100)} mm en ${days(over)}`;
}
