import { type CSSProperties } from 'react';
import { ganttBar, ganttSpan, seasonInYear } from '#engines/calendar/display/gantt.ts';
import type { Span } from '#engines/calendar/display/months.ts';
import { monthOf, yearOf } from '#engines/dates/day.ts';
import { sayDay, sayDays } from '#web/lib/format.ts';
import { sayShortMonth } from '../monthNames.ts';
import { useWords } from '#web/lib/words.ts';
import { ActivityIcon, activityClass } from './months/ActivityIcon.tsx';
import { monthStarts } from './months/monthStarts.ts';
import type { Activity, Summary } from './plan.ts';
import './Timeline.css';

interface TimelineProps {
  activities: readonly Activity[];
  summary: Summary;
  today: string;
}

/** Past this share of the track a date stands before its bar, so that it does not run out of the page. */
const DATE_BEFORE = 0.72;

/**
 * The season on one line (a Gantt chart), from 7 days before its first activity to 7 days after its harvest.
 * HTML and CSS alone: the type keeps its size on a phone, and it is read as a list.
 */
export function Timeline({ activities, summary: { ganttStart, ganttEnd, onset }, today }: TimelineProps) {
  const t = useWords();
  const chart = { start: ganttStart, end: ganttEnd };
  const placeOf = (start: string, end: string) => {
    const { left, width } = ganttBar(chart, { start, end });
    return { left: percent(left), width: percent(width) };
  };
  /** Where a day begins, as a share of the chart. */
  const share = (day: string) => ganttBar(chart, { start: day, end: day }).left;
  const starts = monthStarts(ganttStart, ganttEnd);
  const every = Math.ceil(starts.length / 8);
  const now = todayOn(chart, activities, today);
  const near = (day: string) => now !== null && Math.abs(share(day) - now.share) < 0.09;

  return (
    <div className="timeline">
      <div className="timeline-axis" aria-hidden="true">
        <span className="timeline-name" />
        <div className="timeline-track">
          {starts.map((day, index) => (
            <span
              key={day}
              style={{ left: percent(share(day)) }}
              data-hidden={index % every !== 0 || share(day) > 0.95 || near(day) || undefined}
            >
              {sayShortMonth(monthOf(day))}
            </span>
          ))}
        </div>
      </div>
      <div className="timeline-grid" aria-hidden="true">
        <span className="timeline-name" />
        <div className="timeline-track">
          {starts.map((day) => (
            <i key={day} style={{ left: percent(share(day)) }} />
          ))}
        </div>
      </div>
      <ol className="timeline-rows">
        {activities.map((activity) => {
          const { activityStart: from, activityEnd: to, earliestStart, latestEnd, colour } = activity;
          const range = ganttBar(chart, { start: earliestStart, end: latestEnd });
          const right = range.left + range.width;
          const isNow = from <= today && today <= to;
          const dateStyle: CSSProperties =
            right > DATE_BEFORE
              ? { right: `calc(${percent(1 - range.left)} + 6px)` }
              : { left: `calc(${percent(right)} + 6px)` };
          return (
            <li key={activity.activityId} data-now={isNow || undefined} data-past={to < today || undefined}>
              <span className="timeline-name">
                <ActivityIcon colour={colour} size={22} />
                <span>
                  {activity.activity}
                  {isNow && <span className="heard"> ({t('calendar.now')})</span>}
                </span>
              </span>
              <div className="timeline-track">
                <i className={`timeline-range ${activityClass(colour)}`} style={placeOf(earliestStart, latestEnd)} />
                <b className={`timeline-bar ${activityClass(colour)}`} style={placeOf(from, to)} />
                <span className="timeline-date figures" style={dateStyle}>
                  {sayDays(from, to)}
                  {(earliestStart !== from || latestEnd !== to) && (
                    <span className="heard">
                      {', '}
                      {t('calendar.range', {
                        earliest: sayDay(earliestStart),
                        latest: sayDay(activity.latestStart),
                        end: sayDay(latestEnd),
                      })}
                    </span>
                  )}
                </span>
              </div>
            </li>
          );
        })}
      </ol>
      {now && (
        <div className="timeline-today" aria-hidden="true">
          <span className="timeline-name" />
          <div className="timeline-track">
            <i style={{ left: percent(now.share) }}>
              <em data-edge={now.share > 0.85 ? 'right' : now.share < 0.12 ? 'left' : undefined}>
                {t('calendar.today', { day: sayDay(today) })}
              </em>
            </i>
          </div>
        </div>
      )}
      <p className="timeline-hint">
        {t(onset === null ? 'calendar.rangeHintByDate' : 'calendar.rangeHint')}
        {now?.moved && <> {t('calendar.otherYear', { year: yearOf(activities[0]?.activityStart ?? today) })}</>}
      </p>
    </div>
  );
}

/**
 * Where today stands on the chart. The dates of a plan stay true; one of another year is held against today as if
 * the whole season began this year (decision 21). Null where today lies outside it.
 */
function todayOn(
  chart: Span,
  activities: readonly Activity[],
  today: string,
): { share: number; moved: boolean } | null {
  const within = (span: Span) => span.start <= today && today <= span.end;
  const at = (span: Span) => ganttBar(span, { start: today, end: today }).left;
  if (within(chart)) return { share: at(chart), moved: false };
  const spans = activities.map(({ activity_code: code, activityStart: start, activityEnd: end }) => ({
    code,
    start,
    end,
  }));
  const moved = ganttSpan(seasonInYear(spans, yearOf(today)));
  return moved && within(moved) ? { share: at(moved), moved: true } : null;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
