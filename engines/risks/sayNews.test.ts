import { expect, test } from 'vitest';
import { sayNotice } from '../notices/sayNotice.ts';
import { type News, paramsOfNews } from './sayNews.ts';

const hours = { verify: 48, warn: 24, respond: 72 };
const pest: News = { kind: 'reported', riskId: 12, category: 'Pest', district: 'Guan' };
const flood: News = { kind: 'verify', riskId: 9, category: 'Flood', district: 'Ejura Sekyedumase Municipal' };

test.each([
  [{ reported: 1 }, [pest], 'New report: Pest in Guan (risk 12). It waits to be judged.'],
  [{ verify: 1 }, [flood], 'Nobody has judged risk 9 (Flood, Ejura Sekyedumase Municipal) within 48 hours.'],
  [{ reported: 7 }, [pest], '7 new reports wait to be judged. The latest: Pest in Guan (risk 12).'],
  [
    { reported: 1, verify: 1 },
    [pest, flood],
    '1 new report waits to be judged, and 1 step is late. The latest: Pest in Guan (risk 12); Flood in Ejura Sekyedumase Municipal (risk 9).',
  ],
  [{ warn: 2, respond: 3 }, [flood], '5 steps are late. The latest: Flood in Ejura Sekyedumase Municipal (risk 9).'],
])('%j is told in a sentence', (counts, latest, sentence) => {
  expect(sayNotice('riskNews', paramsOfNews({ counts, latest }, hours))).toBe(sentence);
});
