import { describe, expect, it } from 'vitest';
import { seasonDrafts } from '../messages/seasonDrafts.ts';
import { chooseSeason } from './chooseSeason.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { planActivities } from './planActivities.ts';
import { cropNamed, placeNamed, readReferenceData } from './testing/referenceData.ts';
import type { OnsetReport, PlantingWeek } from './types.ts';
import { sayAll } from './sentences/say.ts';

const data = readReferenceData();
const yam = cropNamed(data, 'yam');
const tamale = placeNamed(data, 'Tamale Metropolitan');

const declared = (day: string, isAhead = false): OnsetReport => ({
  kind: 'declared',
  scope: 'district',
  season: 'single',
  earliest: day,
  typical: day,
  latest: day,
  note: '',
  ...(isAhead && { isAhead }),
});

/** Yam of Tamale as planned in January 2027, planted in December 2026. */
function planOf(reports: readonly OnsetReport[], week: PlantingWeek | null = null) {
  const offer = offeredSeasons(yam, tamale, data.windows);
  const chosen = chooseSeason(yam, offer, reports, '2027-01-10', { week, season: null, variety: null });
  if (chosen === null) throw new Error('no season');
  const { otherZone, zone } = offer;
  const answer = planActivities({
    crop: yam,
    ...chosen,
    week,
    otherZone,
    zone,
    rareEvidence: null,
    climate: null,
  });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.plan;
}

const startOf = (plan: ReturnType<typeof planOf>, code: string) =>
  plan.activities.find((each) => each.code === code)?.start;

describe('yam, planted in the dry months', () => {
  it('shows the onset of the rains after its planting, and works from it', () => {
    const plan = planOf([]);
    expect(startOf(plan, 'PL')).toBe('2026-12-15');
    // Northern Region, Guinea savanna: the rains usually set in about 1 May.
    expect(plan.onset).toMatchObject({ year: 2027, typical: '2027-05-01', kind: 'default' });
    expect(startOf(plan, 'RO')).toBe('2027-05-01');
    expect(startOf(plan, 'W1')).toBe('2027-05-15');
    expect(startOf(plan, 'BF')).toBe('2027-06-05');
    expect(startOf(plan, 'W2')).toBe('2027-06-30');
    expect(plan.confidence).toMatchObject({ level: 'fair' });
    expect(sayAll(plan.confidence.reason)).toContain('Planting follows the calendar.');
  });

  it('moves what waits for the rains by a declared onset three weeks late, and leaves planting and harvest', () => {
    const [usual, late] = [planOf([]), planOf([declared('2027-05-22')])];
    for (const code of ['SS', 'LP', 'PL', 'MK', 'HV', 'DS']) expect(startOf(late, code)).toBe(startOf(usual, code));
    expect(startOf(late, 'W1')).toBe('2027-06-05');
    expect(startOf(late, 'BF')).toBe('2027-06-26');
    expect(startOf(late, 'PS')).toBe('2027-06-21');
    expect(startOf(late, 'W2')).toBe('2027-07-21');
    expect(late.activities.find(({ code }) => code === 'PL')?.latestEnd).toBe(
      usual.activities.find(({ code }) => code === 'PL')?.latestEnd,
    );
  });

  it('counts from the end of a planting that comes after the rains', () => {
    const plan = planOf([], { start: '2027-05-03', end: '2027-05-09' });
    expect(startOf(plan, 'RO')).toBe('2027-05-01');
    expect(startOf(plan, 'W1')).toBe('2027-05-23');
  });

  it('has messages that hold back weeding until the rains are known, and planting never', () => {
    const draftsOn = (today: string, reports: readonly OnsetReport[]) =>
      seasonDrafts(
        { crop: 'Yam', district: 'Tamale', region: 'Northern', plan: planOf(reports) },
        ({ code }) => `(${code})`,
        today,
      );
    const early = draftsOn('2026-12-01', []);
    const draft = (drafts: typeof early, key: string) => drafts.find((each) => each.key === key);
    expect(draft(early, 'PL')).toMatchObject({ waitsFor: null, restsOnOnset: false });
    expect(draft(early, 'PL')?.text).toContain('Planting, 15 Dec to 13 Jan. (PL)');
    expect(draft(early, 'HV')?.waitsFor).toBeNull();
    expect(draft(early, 'W1')?.waitsFor).toBe('onset');
    expect(draft(early, 'W1')?.text).toMatch(/: First weeding, 14 days after the rains set in\. \(W1\)$/);
    expect(draft(early, 'RO')?.text).toMatch(/The season begins when 20 mm .* \(RO\)$/);
    expect(draft(early, 'RO')?.text).not.toContain('Do not plant');
    // Rains that are late leave the weeding open; once declared it has its dates.
    expect(draft(draftsOn('2027-06-08', []), 'W1')?.waitsFor).toBe('onset');
    const known = draft(draftsOn('2027-05-23', [declared('2027-05-22')]), 'W1');
    expect(known?.text).toContain('First weeding, 5 Jun to 25 Jun.');
  });
});
