import { parseDay } from '#engines/dates/parseDay.ts';
import { topics } from '#engines/catalogue/topics.ts';
import type { AppContext } from '../../../context.ts';
import { problem } from '../../../platform/calls/problems.ts';

/** What is said of a dataset and can be wrong. */
export interface CheckedDetails {
  readonly topic?: string | undefined;
  readonly regions?: readonly string[] | undefined;
  readonly coversFrom?: string | undefined;
  readonly coversTo?: string | undefined;
}

/**
 * Lets through topics and regions of our lists, and days that exist, in order.
 *
 * @throws topicNotFound, regionOfDatasetNotFound, coverageWrong
 */
export function checkDetails(
  { reference }: Pick<AppContext, 'reference'>,
  { topic, regions, coversFrom = '', coversTo = '' }: CheckedDetails,
): void {
  if (topic && !topics.some(({ id }) => id === topic))
    throw problem('topicNotFound', { found: topic, topics: topics.map(({ id }) => id) });
  const known = reference.book().regions.map(({ regionId }) => regionId);
  const unknown = regions?.find((region) => !known.includes(region));
  if (unknown !== undefined) throw problem('regionOfDatasetNotFound', { found: unknown, regions: known });
  for (const day of [coversFrom, coversTo].filter((each) => each !== '')) {
    const parsed = parseDay(day);
    if ('mistake' in parsed) throw problem('coverageWrong', { sentence: parsed.mistake });
  }
  if (coversFrom !== '' && coversTo !== '' && coversFrom > coversTo) {
    throw problem('coverageWrong', {
      sentence: `The first day covered, ${coversFrom}, lies after the last, ${coversTo}. Change one of the two.`,
    });
  }
}
