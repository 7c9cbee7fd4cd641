import { addDays } from '../../dates/day.ts';
import type { CropRule, Plan } from '../types.ts';

/** What a plan may not do, each found as a sentence. */
export function mistakesOf(crop: CropRule, plan: Plan, next: Plan): string[] {
  const mistakes: string[] = [];
  const first = (code: string) => plan.activities.find((each) => each.code === code);
  const [planting, harvest, preparation] = [first('PL'), first('HV'), first('LP')];
  const [topDressing, weeding] = [first('TD'), first('W2') ?? first('W1')];
  if (planting !== undefined) {
    if (plan.plantBy === null || planting.end > plan.plantBy || planting.latestEnd > plan.plantBy)
      mistakes.push('planting runs past the last sensible day');
    if (plan.plantFrom === null || planting.start < plan.plantFrom) mistakes.push('planting begins before its time');
    if (plan.variety === null || harvest === undefined || harvest.start < addDays(planting.start, plan.variety.daysMin))
      mistakes.push('harvest before maturity');
    if (preparation === undefined || preparation.end >= planting.start)
      mistakes.push('land is prepared while planting');
    const isThreeWeeksBefore =
      crop.calendarType === 'annual' || (crop.cropId === 'cassava' && plan.season === 'single');
    if (isThreeWeeksBefore && preparation?.start !== addDays(planting.start, -21))
      mistakes.push('land preparation does not hang on planting');
    if (topDressing !== undefined && weeding !== undefined && weeding.start >= topDressing.start)
      mistakes.push('weeding after top dressing');
  }
  const end =
    plan.activities
      .filter(({ code }) => code === 'HV')
      .map((each) => each.end)
      .toSorted()
      .at(-1) ?? '';
  for (const each of plan.activities) {
    if (each.start > end && each.code !== 'DS') mistakes.push(`${each.key} begins after the harvest is over`);
  }
  // A long-cycle crop of the next year is planted on another field while this one still stands.
  if (crop.calendarType !== 'long_cycle' && (next.activities[0]?.start ?? '') <= end)
    mistakes.push('the next season begins before this one ends');
  if ((plan.harvestFrom ?? '~') > (harvest?.earliestStart ?? '') || (plan.harvestBy ?? '') < (harvest?.latestEnd ?? ''))
    mistakes.push('harvest outside its window');
  return mistakes;
}
