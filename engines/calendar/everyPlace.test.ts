import { describe, expect, it } from 'vitest';
import { chooseSeason } from './chooseSeason.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { readReferenceData } from './testing/referenceData.ts';

const data = readReferenceData();

describe('the crops of all districts', () => {
  it('count every named variety to the class its days fall in', () => {
    const misplaced = data.crops.flatMap((crop) =>
      crop.varieties.flatMap(({ name, isNamed, maturityClass, daysMin, daysMax }) => {
        const ofClass = crop.varieties.find((each) => !each.isNamed && each.maturityClass === maturityClass);
        const fits = ofClass !== undefined && daysMin <= ofClass.daysMax && daysMax >= ofClass.daysMin;
        return !isNamed || fits ? [] : [`${crop.cropId} ${name}: ${daysMin}–${daysMax} is not ${maturityClass}`];
      }),
    );
    expect(misplaced).toEqual([]);
  });

  it('refuse no crop in any district, and no season that is offered there', () => {
    const refused: string[] = [];
    const [asked, taken] = [{ count: 0 }, { count: 0 }];
    for (const crop of data.crops) {
      for (const place of data.places) {
        const offer = offeredSeasons(crop, place, data.windows);
        if (offer.takenFrom !== null) taken.count += 1;
        for (const season of [null, ...offer.seasons]) {
          asked.count += 1;
          const chosen = chooseSeason(crop, offer, [], '2026-11-23', { week: null, season, variety: null });
          if (chosen === null) refused.push(`${crop.cropId} ${place.districtId} ${season}`);
        }
        if (offer.isUsual && offer.takenFrom !== null)
          refused.push(`${crop.cropId} ${place.districtId} passes for usual`);
      }
    }
    console.log(
      `${data.crops.length} crops in ${data.places.length} districts, ${asked.count} plans asked for: ${refused.length} refused, ${taken.count} crops and districts with the months of another zone`,
    );
    expect(refused).toEqual([]);
    expect(asked.count).toBeGreaterThan(20_000);
  });
});
