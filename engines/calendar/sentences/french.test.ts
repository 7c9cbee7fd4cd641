import { expect, test } from 'vitest';
import { frenchSpaces } from '../../words/frenchSpaces.ts';
import { addDays } from '../../dates/day.ts';
import { offeredSeasons } from '../offeredSeasons.ts';
import { planActivities } from '../planActivities.ts';
import { resolveOnset } from '../resolveOnset.ts';
import { readReferenceData } from '../testing/referenceData.ts';
import { usualVariety } from '../varieties.ts';
import { evidenceInFrench } from './evidenceInFrench.ts';
import { sayAll, sentence } from './say.ts';

const onion = { cropId: 'onion', name: 'Onion' };
const maize = { cropId: 'maize', name: 'Maize' };

test.each([
  [
    sentence('plantedLate', { planting: '2026-09-30', days: 1, lastDay: '2026-09-29', rainsEnd: '2026-11-01' }),
    'Un semis le 30 septembre vient 1 jour après le dernier jour raisonnable de cette saison (29 septembre) : les pluies finissent d’habitude vers le 1er novembre.',
  ],
  [
    sentence('otherZone', { crop: onion, isRare: false }),
    'La culture d’oignon n’est habituelle que dans une partie de ce district, et les dates sont celles de cette partie. Demandez à l’agent de vulgarisation avant de planter ailleurs.',
  ],
  [
    sentence('seasonTooShort', {
      crop: maize,
      variety: { min: 80, max: 90 },
      until: '2026-10-31',
      rainsEnd: '2026-10-25',
    }),
    'Cette saison est courte pour une culture de maïs de 80 à 90 jours : il lui faut de la pluie jusque vers le 31 octobre, mais les pluies finissent d’habitude vers le 25 octobre.',
  ],
  [
    sentence('candidate', {
      day: '2026-04-10',
      event: { amount: 2150, isLeast: false, days: 3 },
      until: '2026-05-10',
    }),
    'Assez de pluie pour un début est tombée jusqu’au 10 avril (21,5 mm en 3 jours). Jusqu’au 10 mai, une séquence sèche peut encore en faire un faux départ.',
  ],
])('%j is said in French', (said, french) => {
  expect(sayAll([said], 'fr')).toBe(frenchSpaces(french));
});

test('why a crop is rare is said in French; a text that was changed is quoted as it was written', () => {
  expect(
    evidenceInFrench(
      "The ministry's statistics count about 2,000 ha of cocoyam a year in 3 districts of this zone (mean of 2013–2017).",
    ),
  ).toBe(
    'Les statistiques du ministère en comptent environ 2 000 ha par an dans 3 districts de cette zone (moyenne de 2013–2017).',
  );
  expect(evidenceInFrench('Seen once.')).toBe('Ce qui en est connu, en anglais : « Seen once. »');
});

/** Words that stand in English sentences and in no French one. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|and|is|are|was|has|have|usually|rains?|days?|this|that|for|until|after|before|here|not)(?!\p{L})/iu;

test('no plan of any crop says a word of English in French, whenever it is planted', () => {
  const data = readReferenceData();
  const said = new Set<string>();
  for (const crop of data.crops) {
    for (const place of data.places.filter((_, index) => index % 23 === 0)) {
      const offer = offeredSeasons(crop, place, data.windows);
      for (const rule of offer.rules) {
        const window = offer.windows.find(({ season }) => season === rule.rains);
        const onset = window === undefined ? null : resolveOnset(window, 2026, []);
        for (const start of [null, '2026-02-02', '2026-06-08', '2026-10-19']) {
          const answer = planActivities({
            crop,
            rule,
            variety: usualVariety(crop, rule),
            year: 2026,
            onset,
            week: start === null ? null : { start, end: addDays(start, 6) },
            otherZone: offer.otherZone,
            rareEvidence: offer.isUsual ? null : '',
            zone: offer.zone,
            climate: Array.from({ length: 12 }, () => ({ rainMm: 180, rainDays: 15, tmaxC: 30, rhPct: 80 })),
          });
          if ('problem' in answer) continue;
          const { warnings, confidence } = answer.plan;
          const all = [...warnings.map((warning) => warning.said), confidence.reason, answer.plan.onset?.note ?? []];
          for (const each of all) said.add(sayAll(each, 'fr'));
        }
      }
    }
  }
  expect(said.size).toBeGreaterThan(100);
  expect([...said].filter((text) => ENGLISH.test(text))).toEqual([]);
});
