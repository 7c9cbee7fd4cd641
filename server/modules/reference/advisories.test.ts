import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { readShipped } from './shipped.ts';

const rows = (await readShipped(path.join(root, 'content', 'reference'))).rows();

/**
 * Words that only make sense for some crops, with the crops that may use them. Written by hand: a word in the text of
 * any other crop is advice that was meant for another kind of crop.
 */
const WORDS_OF_SOME: readonly (readonly [word: RegExp, crops: string])[] = [
  [/hermetic/i, 'maize rice sorghum millet cowpea soybean groundnut bambara_groundnut cassava sesame'],
  [/tarpaulin/i, 'maize rice sorghum millet cowpea soybean groundnut pepper sesame'],
  [/fodder|cut green for animals/i, 'maize sorghum millet cowpea groundnut'],
  [/\bcobs?\b|tassel/i, 'maize'],
  [/\bgrains?\b(?! borer)/i, 'maize rice sorghum millet cowpea sesame'],
  [/\bpaddy\b|\bbunds?\b/i, 'rice'],
  [/\bpegs?\b|\bpegging\b/i, 'groundnut bambara_groundnut'],
  [/\bpods?\b/i, 'cowpea soybean groundnut bambara_groundnut cocoa okra'],
  [/\btubers?\b/i, 'yam'],
  [/\bsetts?\b/i, 'yam cocoyam ginger'],
  [/\bstakes\b/i, 'cassava'],
  [/\bsuckers?\b/i, 'plantain banana pineapple'],
  [/\bbunch(es)?\b|bunched/i, 'plantain banana oil_palm'],
  [/\bvines?\b/i, 'yam sweet_potato watermelon'],
  [/\bbulbs?\b/i, 'onion'],
  [/\bbolls?\b|\blint\b/i, 'cotton'],
  [/\bfronds?\b/i, 'oil_palm coconut'],
  [/\bnuts?\b/i, 'groundnut cashew shea coconut'],
  [/\bfruits?\b/i, 'tomato pepper garden_egg mango citrus pineapple watermelon'],
];

describe('what to do about a risk', () => {
  it('is written for every crop that the calendar shows the risk of', () => {
    const written = new Set(rows.riskAdvisories.map(({ cropId, riskId }) => `${cropId} ${riskId}`));
    const shown = rows.activities.flatMap(({ cropId, risks }) => risks.map((riskId) => `${cropId} ${riskId}`));
    expect([...new Set(shown)].filter((pair) => !written.has(pair))).toEqual([]);
  });

  it('is no text of another crop or another risk', () => {
    const pairsOf = new Map<string, string[]>();
    for (const { cropId, riskId, advisory } of rows.riskAdvisories) {
      const text = advisory
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim();
      pairsOf.set(text, [...(pairsOf.get(text) ?? []), `${cropId} ${riskId}`]);
    }
    expect([...pairsOf.values()].filter((pairs) => pairs.length > 1)).toEqual([]);
  });

  it('speaks of the parts and the stores of that crop', () => {
    const misplaced = rows.riskAdvisories.flatMap(({ cropId, riskId, advisory }) =>
      WORDS_OF_SOME.filter(([word, crops]) => word.test(advisory) && !crops.split(' ').includes(cropId)).map(
        ([word]) => `${cropId} ${riskId}: ${word.source}`,
      ),
    );
    expect(misplaced).toEqual([]);
  });

  it('is for every season of the crop, and for one season alone names no other', () => {
    const otherSeason = /\b(?:major|minor|light|main) (?:season|crop)\b/i;
    const advised = rows.riskAdvisories.map(({ cropId, riskId, advisory }) => `${cropId} ${riskId}: ${advisory}`);
    const planned = rows.activities
      .filter(({ seasons }) => seasons.length !== 1)
      .map(({ cropId, code, comments }) => `${cropId} ${code}: ${comments}`);
    expect([...advised, ...planned].filter((text) => otherSeason.test(text))).toEqual([]);
    const ofMinor = rows.activities.filter(({ seasons }) => seasons.join() === 'minor');
    expect(ofMinor.filter(({ comments }) => /major crop/i.test(comments))).toEqual([]);
  });

  it('gives the months of mirid control in one way, in the step and in the advice', () => {
    const advice = rows.riskAdvisories.find(({ cropId, riskId }) => cropId === 'cocoa' && riskId === 'mirids');
    const step = rows.activities.find(({ cropId, name }) => cropId === 'cocoa' && name.startsWith('Mirid'));
    for (const text of [advice?.advisory, step?.longText])
      expect(text).toContain('in the months your cocoa officer gives, where mirids are found');
    expect(`${advice?.advisory} ${step?.longText}`).not.toMatch(/twice|August|September|October|December/);
  });

  it('is written for risks of a crop that has them', () => {
    const shown = new Set(rows.activities.flatMap(({ cropId, risks }) => risks.map((riskId) => `${cropId} ${riskId}`)));
    expect(
      rows.riskAdvisories.map(({ cropId, riskId }) => `${cropId} ${riskId}`).filter((pair) => !shown.has(pair)),
    ).toEqual([]);
  });
});

describe('the steps of a calendar', () => {
  it('speak of the parts of that crop, and do not earth up or hoe deep under trees', () => {
    const trees = new Set(rows.crops.filter(({ group }) => group === 'tree').map(({ cropId }) => cropId));
    const ofSome: readonly (readonly [word: RegExp, crops: string])[] = [
      [/\bpegs\b/i, 'groundnut bambara_groundnut'],
      [/\btubers?\b/i, 'yam'],
      [/\bcobs?\b|tassel/i, 'maize'],
      [/\bpaddy\b|\bbunds?\b/i, 'rice'],
      [/striga/i, 'maize sorghum millet cowpea soybean'],
    ];
    const misplaced = rows.activities.flatMap(({ cropId, position, longText, shortText, detail, comments }) => {
      const text = `${shortText} ${longText} ${detail} ${comments}`;
      const words = ofSome
        .filter(([word, crops]) => word.test(text) && !crops.split(' ').includes(cropId))
        .map(([word]) => word.source);
      return [...words, ...(trees.has(cropId) && /earth up|hoe shallowly/i.test(text) ? ['earth up'] : [])].map(
        (word) => `${cropId} ${position}: ${word}`,
      );
    });
    expect(misplaced).toEqual([]);
  });
});
