import { expect, test } from 'vitest';
import { answerForPage } from './parsedAnswers.ts';

test('an answer is parsed from the second page on that is drawn with it, and what pages share cannot be changed', () => {
  const body = Buffer.from('{"crop":"maize","weeks":[1,2]}');
  expect(answerForPage(body)).toEqual({ text: '{"crop":"maize","weeks":[1,2]}' });
  const second = answerForPage(body);
  expect(second.value).toEqual({ crop: 'maize', weeks: [1, 2] });
  expect(answerForPage(body).value).toBe(second.value);
  expect(() => (second.value as { weeks: number[] }).weeks.push(3)).toThrow(TypeError);
});

test('an answer of more than two megabytes is never held', () => {
  const body = Buffer.from(JSON.stringify('x'.repeat(2 * 1024 * 1024)));
  expect([answerForPage(body).value, answerForPage(body).value]).toEqual([undefined, undefined]);
});
