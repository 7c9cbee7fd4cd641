import { CalendarDays, Clock, Hash, MapPin, ToggleLeft, TriangleAlert, Type } from 'lucide-react';
import { useWords, type Words, writtenIn } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { sayFigure } from '#web/ui/charts/figures.ts';
import type { Column } from '../api.ts';
import { Histogram } from './Histogram.tsx';
import { codeLabel, fileNameOf, isFigure, isOrdinal, nameOf, sayBound, sayCount } from '../sayValue.ts';
import './ColumnSummary.css';

type Profile = NonNullable<Column['profile']>;

const ICONS = { whole: Hash, decimal: Hash, text: Type, date: CalendarDays, time: Clock, truth: ToggleLeft } as const;
/** Frequent values that are shown of a column of texts. */
const MOST_VALUES = 4;
/** Up to so many rows different values are counted one by one; past it the count is near. */
const EXACT_TO = 10_000;
/** Names that are listed of those which match none of ours. */
const MOST_NAMES = 3;

/** What a column holds: its kind, what is missing, how its values are spread. */
export function ColumnSummary({ column, rows }: { column: Column; rows: number }) {
  const t = useWords();
  const { name, type, unit, names, unknownPlaces, profile } = column;
  const Icon = ICONS[type];
  const inFile = fileNameOf(column);
  const kind = t(`datasetParts.${type}`);
  return (
    <li className="column-summary">
      <h3 title={name} lang={writtenIn()}>
        {nameOf(column)}
      </h3>
      {inFile !== '' && <code className="column-summary-in-file">{inFile}</code>}
      {column.meaning && <p lang={writtenIn()}>{column.meaning}</p>}
      <p className="column-summary-kind">
        <Icon size={14} aria-hidden="true" />
        {unit === '' ? kind : t('datasetParts.inUnit', { type: kind, unit })}
        {names !== null && (
          <Badge tone="brand" icon={<MapPin size={12} aria-hidden="true" />}>
            {t(names === 'region' ? 'datasetParts.regions' : 'datasetParts.districts')}
          </Badge>
        )}
      </p>
      {profile === null ? (
        <p>{t('datasetParts.profiling')}</p>
      ) : (
        <Values column={column} profile={profile} rows={rows} />
      )}
      {unknownPlaces.length > 0 && (
        <p className="column-summary-odd">
          <TriangleAlert size={14} aria-hidden="true" />
          <span>
            {t('datasetParts.unknownPlaces', { count: unknownPlaces.length, names: listOf(t, unknownPlaces) })}
          </span>
        </p>
      )}
    </li>
  );
}

function Values({ column, profile, rows }: { column: Column; profile: Profile; rows: number }) {
  const t = useWords();
  const { empty, min, max, histogram } = profile;
  const filled = rows - empty;
  if (filled <= 0) return <p>{t('datasetParts.allEmpty')}</p>;
  const bounds = { min: sayBound(column, min ?? ''), max: sayBound(column, max ?? '') };
  const isSpread = histogram.length > 1 && min !== null && max !== null;
  return (
    <>
      {isSpread ? (
        <figure className="column-summary-spread">
          <Histogram steps={histogram} label={saySpread(t, column, histogram, bounds)} />
          <figcaption className="figures">
            <span>{bounds.min}</span>
            <span>{bounds.max}</span>
          </figcaption>
        </figure>
      ) : (
        <TopValues column={column} profile={profile} filled={filled} />
      )}
      <p className="column-summary-counts figures">{sayCounts(t, column, profile, filled).join(' · ')}</p>
    </>
  );
}

/** Mean, different values and empty rows, each in a few words. */
function sayCounts(t: Words, column: Column, { empty, distinct, mean }: Profile, filled: number): string[] {
  const isExact = filled <= EXACT_TO;
  return [
    ...(isFigure(column) && mean !== null && !isOrdinal(column)
      ? [t('datasetParts.mean', { value: sayFigure(mean) })]
      : []),
    isExact && distinct >= filled
      ? t('datasetParts.allDiffer')
      : t(isExact ? 'datasetParts.distinct' : 'datasetParts.aboutDistinct', {
          count: sayCount(Math.min(distinct, filled)),
        }),
    empty === 0
      ? t('datasetParts.noneEmpty')
      : t('datasetParts.someEmpty', { share: sayShare(empty, empty + filled), count: sayCount(empty) }),
  ];
}

/** The most frequent values, each over a bar of its share; of values that all differ, the first and the last. */
function TopValues({
  column,
  profile: { top, distinct, min, max },
  filled,
}: {
  column: Column;
  profile: Profile;
  filled: number;
}) {
  const t = useWords();
  if (filled <= EXACT_TO && distinct >= filled && filled > MOST_VALUES && min !== null && max !== null) {
    return (
      <p className="column-summary-ends" lang={writtenIn()}>
        {sayBound(column, min)} … {sayBound(column, max)}
      </p>
    );
  }
  const shown = top.slice(0, MOST_VALUES);
  const rest = filled - shown.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className="column-summary-top">
      {[
        ...shown.map(({ value, count }) => ({ text: sayCoded(column, value), count, isRest: false })),
        ...(rest > 0 ? [{ text: t('datasetParts.others'), count: rest, isRest: true }] : []),
      ].map(({ text, count, isRest }) => (
        <li
          key={`${isRest} ${text}`}
          data-rest={isRest || undefined}
          style={{ '--share': `${((count / filled) * 100).toFixed(1)}%` } as React.CSSProperties}
        >
          <span lang={isRest ? undefined : writtenIn()}>{text}</span>
          <span className="figures">{sayShare(count, filled)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A value with what it stands for, where it is a code: "1, Male". */
function sayCoded(column: Column, value: string): string {
  const label = codeLabel(column, value);
  return label === undefined ? sayBound(column, value) : `${value}, ${label}`;
}

/** What the bars show, in words: where the fullest steps lie. */
function saySpread(
  t: Words,
  column: Column,
  steps: Profile['histogram'],
  bounds: { min: string; max: string },
): string {
  const half = steps.reduce((sum, { count }) => sum + count, 0) / 2;
  const fullest = steps.map((step, index) => ({ ...step, index })).toSorted((one, other) => other.count - one.count);
  const taken: number[] = [];
  let held = 0;
  for (const { count, index } of fullest) {
    if (held > half) break;
    held += count;
    taken.push(index);
  }
  const from = steps[Math.min(...taken)]?.from ?? '';
  const to = steps[Math.max(...taken)]?.to ?? '';
  return t('datasetParts.spread', {
    name: nameOf(column),
    ...bounds,
    from: sayBound(column, from),
    to: sayBound(column, to),
  });
}

/** "34 %"; what is there but rounds to nothing is "under 1 %". */
function sayShare(count: number, of: number): string {
  const share = (count / of) * 100;
  return share > 0 && share < 1 ? '<\u00A01%' : `${Math.round(share)}%`;
}

function listOf(t: Words, places: Column['unknownPlaces']): string {
  const few = places
    .slice(0, MOST_NAMES)
    .map(({ found, nearest }) => (nearest === null ? found : t('datasetParts.nearest', { found, nearest })));
  return [...few, ...(places.length > MOST_NAMES ? ['…'] : [])].join(', ');
}
