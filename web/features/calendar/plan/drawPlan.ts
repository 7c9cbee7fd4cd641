import { dayNumber, monthOf } from '#engines/dates/day.ts';
import { monthStarts } from './months/monthStarts.ts';
import type { Plan } from './plan.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';

/** What the drawing says besides names and days, in the language of the page. */
export interface PictureWords {
  title: string;
  /** Season, years and variety. */
  season: string;
  foot: string;
  today: string;
  span: (from: string, to: string) => string;
  month: (number: number) => string;
  /** Colours of the page's style sheet. */
  colour: (token: string) => string;
}

const WIDTH = 1200;
const NAMES = 290;
const HEAD = 170;
const ROW = 46;
const FOOT = 70;
const MARGIN = 48;
/** About the width of a letter of the days, in the picture's type at 15 px. */
const DATE_LETTER = 8.2;
/** Letters on a line of a warning, in the same type: at the width of the widest, they stay inside the frame. */
const WARNING_LETTERS = 130;
const WARNING_LINE = 22;

/** The season plan as an SVG picture, 1200 wide, with light colours: for sending by message or putting on paper. */
export function drawPlan([, activities, summary]: Plan, today: string, words: PictureWords): string {
  const { ganttStart, ganttEnd } = summary;
  const warnings = summary.warnings.flatMap((warning) => linesOf(`• ${warning}`));
  const bottom = HEAD + activities.length * ROW;
  const height = bottom + warnings.length * WARNING_LINE + FOOT;
  const start = dayNumber(ganttStart);
  const length = Math.max(1, dayNumber(ganttEnd) - start);
  const left = MARGIN + NAMES;
  // The storage of a harvest and the latest days may run past the chart: they end at its edge.
  const share = (day: string) => Math.min(1, Math.max(0, (dayNumber(day) - start) / length));
  const x = (day: string) => Math.round((left + share(day) * (WIDTH - MARGIN - left)) * 10) / 10;
  const { colour } = words;

  const months = monthStarts(ganttStart, ganttEnd).map(
    (day) =>
      `<line x1="${x(day)}" x2="${x(day)}" y1="${HEAD - 26}" y2="${bottom}" stroke="${colour('--line')}"/>` +
      `<text x="${x(day) + 6}" y="${HEAD - 12}" font-size="15" fill="${colour('--ink-3')}">${x(day) > WIDTH - MARGIN - 36 ? '' : escapeXml(words.month(monthOf(day)))}</text>`,
  );
  const rows = activities.map((activity, index) => {
    const y = HEAD + index * ROW;
    const fill = colour(`--activity-${activity.colour === 'fertilizer' ? 'basal' : activity.colour}`);
    const [from, to] = [x(activity.activityStart), x(activity.activityEnd)];
    const [early, late] = [x(activity.earliestStart), x(activity.latestEnd)];
    const dates = words.span(activity.activityStart, activity.activityEnd);
    const isRight = late + 8 + dates.length * DATE_LETTER > WIDTH - MARGIN;
    // Long bars leave no room on either side: the days then stand on the bar.
    const isOn = isRight && early - 8 - dates.length * DATE_LETTER < left;
    const place = isOn
      ? { at: early + 8, anchor: 'start' }
      : isRight
        ? { at: early - 8, anchor: 'end' }
        : { at: late + 8, anchor: 'start' };
    return (
      `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y}" y2="${y}" stroke="${colour('--line')}"/>` +
      `<rect x="${MARGIN}" y="${y + 12}" width="22" height="22" rx="6" fill="${fill}"/>` +
      `<text x="${MARGIN + 34}" y="${y + 29}" font-size="17" font-weight="600" fill="${colour('--ink')}">${escapeXml(activity.activity)}</text>` +
      `<rect x="${early}" y="${y + 13}" width="${Math.max(6, late - early)}" height="20" rx="6" fill="${fill}" opacity=".22"/>` +
      `<rect x="${from}" y="${y + 13}" width="${Math.max(6, to - from)}" height="20" rx="6" fill="${fill}"/>` +
      `<text x="${place.at}" y="${y + (isOn ? 11 : 29)}" font-size="15" text-anchor="${place.anchor}" fill="${colour('--ink-2')}">${escapeXml(dates)}</text>`
    );
  });
  const now =
    ganttStart <= today && today <= ganttEnd
      ? `<line x1="${x(today)}" x2="${x(today)}" y1="${HEAD - 4}" y2="${bottom}" stroke="${colour('--clay')}" stroke-width="3"/>` +
        `<text x="${Math.min(x(today), WIDTH - MARGIN - 50)}" y="${HEAD - 34}" font-size="15" font-weight="600" text-anchor="middle" fill="${colour('--clay')}">${escapeXml(words.today)}</text>`
      : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Inter, Arial, sans-serif">` +
    `<rect width="100%" height="100%" fill="${colour('--bg')}"/>` +
    `<rect width="100%" height="10" fill="${colour('--brand')}"/>` +
    `<text x="${MARGIN}" y="72" font-size="34" font-weight="700" fill="${colour('--ink')}">${escapeXml(words.title)}</text>` +
    `<text x="${MARGIN}" y="102" font-size="19" fill="${colour('--ink-2')}">${escapeXml(words.season)}</text>` +
    `${months.join('')}${rows.join('')}` +
    `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${bottom}" y2="${bottom}" stroke="${colour('--line')}"/>${now}` +
    warnings
      .map((line, index) => warningLine(line, bottom + (index + 1) * WARNING_LINE + 4, colour('--ink')))
      .join('') +
    `<text x="${MARGIN}" y="${height - 28}" font-size="15" fill="${colour('--ink-3')}">${escapeXml(words.foot)}</text></svg>`
  );
}

function warningLine(line: string, y: number, fill: string): string {
  return `<text x="${MARGIN}" y="${y}" font-size="15" fill="${fill}">${escapeXml(line)}</text>`;
}

/** A sentence in lines that fit the picture. */
function linesOf(sentence: string): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WARNING_LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
