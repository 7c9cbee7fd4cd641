import { sayDay, sayDays } from '#web/lib/format.ts';
import type { Words } from '#web/lib/words.ts';
import { drawPlan } from './drawPlan.ts';
import { sayShortMonth } from '../monthNames.ts';
import { type Plan, reviewCounts } from './plan.ts';

interface Picture {
  kind: 'svg' | 'png';
  title: string;
  /** Season, years and variety: the line under the title. */
  season: string;
  plan: Plan;
  today: string;
  t: Words;
}

/** Saves the plan as a picture on the person's device; PNG at twice its size, so that it stays sharp on a phone. */
export async function savePicture({ kind, title, season, plan, today, t }: Picture): Promise<void> {
  const svg = drawPlan(plan, today, wordsOf(title, season, plan, today, t));
  const drawn = new Blob([svg], { type: 'image/svg+xml' });
  const name = `${`${title} ${plan[2].season_title}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.${kind}`;
  save(kind === 'svg' ? drawn : await toPng(drawn), name);
}

function wordsOf(title: string, season: string, plan: Plan, today: string, t: Words) {
  return {
    title,
    season,
    foot: t('calendar.printFoot', { day: sayDay(today, { withYear: true }), ...reviewCounts(plan) }),
    today: t('calendar.today', { day: sayDay(today) }),
    span: sayDays,
    month: sayShortMonth,
    colour: lightColours(),
  };
}

/** Reads the light colours from the style sheet, whatever the page's theme: pictures are for paper and messages. */
function lightColours(): (token: string) => string {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset.theme = 'light';
  const style = getComputedStyle(root);
  const known = new Map<string, string>();
  const read = (token: string) => known.get(token) ?? style.getPropertyValue(token).trim();
  for (const token of TOKENS) known.set(token, read(token));
  if (theme === undefined) delete root.dataset.theme;
  else root.dataset.theme = theme;
  return read;
}

const TOKENS = [
  ...['bg', 'ink', 'ink-2', 'ink-3', 'line', 'brand', 'clay'].map((name) => `--${name}`),
  ...[
    'site',
    'test',
    'land',
    'rainonset',
    'innoculation',
    'planting',
    'basal',
    'top',
    'weed',
    'pest',
    'harvesting',
  ].map((name) => `--activity-${name}`),
];

async function toPng(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * 2;
    canvas.height = image.naturalHeight * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) => {
      canvas.toBlob(
        (blob) => (blob ? done(blob) : fail(new Error('The browser could not make the picture.'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
