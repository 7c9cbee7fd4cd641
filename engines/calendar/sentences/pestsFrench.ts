import { frenchDay as say } from '../../dates/frenchDay.ts';
import { frenchDays as days, frenchNumber } from './frenchParts.ts';
import type { pestsEnglish } from './pestsEnglish.ts';

type English = typeof pestsEnglish;

/** The same in French. */
export const pestsFrench: { readonly [C in keyof English]: (of: Parameters<English[C]>[0]) => string } = {
  usualWeather: () =>
    'Température, humidité et pluie de chaque mois : valeurs habituelles approchées, non une prévision.',
  pestRule: (of) =>
    `Règle : ${of.source}${of.limitsAreGeneral ? ' ; les limites des niveaux sont d’agronomie générale' : ''}.`,
  pestRuleGeneral: () => 'Règle : agronomie générale, sans document précis.',
  onlyBetween: (of) => `Seulement entre le ${say(of.from)} et le ${say(of.to)}.`,
  plantingUnknown: () => 'Le jour habituel de plantation n’est pas connu.',
  plantedAbout: (of) =>
    `Planté vers le ${of.plantings.map((day) => say(day)).join(' et le ')}, au champ pendant ${days(of.fieldDays)}.`,
  warmthUnknown: () => 'Les premières pluies ou les températures habituelles ne sont pas connues.',
  warmth: (of) =>
    `Chaleur au-dessus de ${frenchNumber(of.baseC)} °C cumulée depuis les premières pluies, vers le ${say(of.firstRains)} ; ${frenchNumber(of.degreeDays)} degrés-jours font une génération.`,
  twoGenerations: (of) =>
    `Deux générations sont complètes environ ${days(of.days)} plus tard : dès lors, le niveau est élevé.`,
  spreadUnknown: () => 'On ne sait pas à quel point il est répandu ici.',
  spread: (of) => {
    const found = { absent: 'Presque absent', present: 'Présent dans certains champs', widespread: 'Répandu' }[
      of.found
    ];
    if (of.found === 'absent') return `${found} dans cette zone.`;
    return of.afterLegume
      ? `${found} dans cette zone, pour un champ qui portait avant une légumineuse.`
      : `${found} dans cette zone, pour un champ qui portait avant une céréale ; après une légumineuse, c’est un degré plus bas.`;
  },
};
