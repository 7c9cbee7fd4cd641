import { kind, quoted } from './problemKind.ts';

/** Problems of charts. The specification quotes the first sentence (P §5). */
export const chartsProblems = {
  chartFieldsSame: kind(
    400,
    'The same field twice',
    () => 'independent and dependent data must be of different fields',
  ),
  chartSourceNotFound: kind<{ found: string }>(
    404,
    'No such data source',
    ({ found }) => `There is no data source ${quoted(found)}. Take its dbref from /api/datalake/sources.`,
  ),
  chartColumnsNowhere: kind<{ columns: readonly string[] }>(
    404,
    'No source has these columns',
    ({ columns }) =>
      `No data source has ${columns.map(quoted).join(' and ')}. The columns of a source are listed at /api/datalake/columns/{dbref}.`,
  ),
  chartSourceUnclear: kind<{ columns: readonly string[]; sources: readonly string[] }>(
    400,
    'Which source is meant',
    ({ columns, sources }) =>
      `More than one data source has ${columns.map(quoted).join(' and ')}. Add dbref: one of ${sources.join(', ')}.`,
  ),
  chartTooWide: kind<{ column: string; labels: string; most: number; advice: string }>(
    422,
    'Too many labels to draw',
    ({ column, labels, most, advice }) =>
      `${quoted(column)} has ${labels} labels; a chart takes at most ${most}. ${advice}`,
  ),
  chartPointsNoNumber: kind<{ column: string; numbers: readonly string[] }>(
    400,
    'Not a number',
    ({ column, numbers }) =>
      `${quoted(column)} holds no numbers, which points need. ${numbers.length < 2 ? 'This source has fewer than two columns of numbers: draw bars or a line.' : `Choose two of ${numbers.map(quoted).join(', ')}.`}`,
  ),
  chartWithdrawn: kind(
    404,
    'Not shown',
    () =>
      'This chart is not shown: its data are not, or no longer, public. AgriHub Ghana lists what is public under /main/datasets.',
  ),
  dashboardNotFound: kind<{ found: string }>(
    404,
    'No such dashboard',
    ({ found }) =>
      `There is no dashboard ${quoted(found)} of this address. It may have been deleted; /main/dashboard makes a new one.`,
  ),
  tooManyDashboards: kind<{ most: number }>(
    409,
    'Too many dashboards',
    ({ most }) => `You have ${most} saved dashboards, the most one person can keep. Delete one you no longer need.`,
  ),
} as const;
