import { type Day, dayText, dayNumber } from '../dates/day.ts';
import { yearOfRains } from './chooseSeason.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { plantingWindow } from './plantingWindow.ts';
import { resolveOnset } from './resolveOnset.ts';
import type { CropRule, Instead, OnsetReport, OnsetWindow, Place, SeasonRule, VarietyRule } from './types.ts';
import { maturityDays, usualVariety } from './varieties.ts';

/** What the rains came too late for, and what is known of the place. */
export interface TooLateFor {
  readonly crop: CropRule;
  readonly rule: SeasonRule;
  readonly variety: VarietyRule | null;
  readonly year: number;
  readonly place: Place;
  readonly windows: readonly OnsetWindow[];
  readonly reports: readonly OnsetReport[];
  /** All crops there are; the crop itself may be among them. */
  readonly crops: readonly CropRule[];
  readonly today: Day;
}

const CLASS = { early: 'Early', medium: 'Medium', late: 'Late' } as const;

/** Fewer days than this are too few to find seed and plant in. */
const LEAST_DAYS = 7;

/** As many other crops as a sentence or a row of links can hold. */
const MOST_CROPS = 6;

/**
 * What can still be planted on the rains that came too late for a crop: its shorter varieties by class, its other seasons
 * of that year, then rain-fed crops usual there, annual ones first.
 */
export function stillPossible(late: TooLateFor): Instead[] {
  const { crop, rule, variety, place, windows, crops } = late;
  const shorter = crop.varieties
    .filter(({ isNamed, key }) => !isNamed && key !== variety?.key)
    .filter((each) => variety === null || maturityDays(each) < maturityDays(variety))
    .flatMap((each) => asInstead(late, crop, rule, each, `${CLASS[each.maturityClass]} ${crop.name.toLowerCase()}`));
  const ownOffer = offeredSeasons(crop, place, windows);
  const seasons = ownOffer.rules
    .filter((each) => each.season !== rule.season)
    .flatMap((each) => asInstead(late, crop, each, null, nameOf(crop, each)));
  const annualFirst = crops.toSorted(
    (one, other) => Number(one.calendarType !== 'annual') - Number(other.calendarType !== 'annual'),
  );
  const others = annualFirst
    .filter(({ cropId }) => cropId !== crop.cropId)
    .flatMap((other) => {
      const offer = offeredSeasons(other, place, windows);
      if (!offer.isUsual || offer.takenFrom !== null) return [];
      return offer.rules
        .filter((each) => each.rains === rule.rains)
        .flatMap((each) => asInstead(late, other, each, null, nameOf(other, each, rule)));
    })
    .slice(0, MOST_CROPS);
  return [...shorter, ...seasons, ...others];
}

/** A crop by its name, with its season where that is not the one that is too late; early and late millet by their own. */
function nameOf(crop: CropRule, rule: SeasonRule, late?: SeasonRule): string {
  if (rule.season === 'early' || rule.season === 'late') return rule.name;
  return rule.season === late?.season ? crop.name : `${crop.name} of the ${rule.name.toLowerCase()}`;
}

function asInstead(
  { place, windows, reports, year, today }: TooLateFor,
  crop: CropRule,
  rule: SeasonRule,
  variety: VarietyRule | null,
  name: string,
): Instead[] {
  if (rule.water !== 'rainfed' || rule.fixedDay !== null) return [];
  const { windows: ofZone } = offeredSeasons(crop, place, windows);
  const rains = ofZone.find(({ season }) => season === rule.rains);
  if (rains === undefined) return [];
  const onset = resolveOnset(rains, yearOfRains(rule, rains, year), reports);
  const window = plantingWindow({ crop, rule, variety: variety ?? usualVariety(crop, rule), year, onset });
  if (window === null || window.isTooLate || window.isTooShort) return [];
  if (window.by - Math.max(window.from, dayNumber(today)) + 1 < LEAST_DAYS) return [];
  return [
    {
      cropId: crop.cropId,
      name,
      season: rule.season,
      seasonName: rule.name,
      variety: variety?.key ?? null,
      plantBy: dayText(window.by),
    },
  ];
}
