import { checkCharts, type StoryChart } from '#engines/reference/tables/storyCharts.ts';
import StoryBoard from '#web/features/stories/StoryBoard.tsx';
import { loadWords } from '#web/lib/words.ts';
import { say, type Draft } from './draft.ts';
import '#web/ui/charts/ChartFrame.css';
import '#web/ui/charts/ChartFoot.css';

// It is fetched after the form stands, and brings its words along.
await loadWords(['stories', 'charts']);

/** A story as its page shows it; of charts that are not right yet, what is wrong with them. */
export default function StoryPreview({ draft }: { draft: Draft }) {
  const wrong = checkCharts(draft['charts']);
  return (
    <>
      <h3>{say(draft['title'])}</h3>
      <p>{say(draft['description'])}</p>
      {wrong.length > 0 ? (
        <ul>
          {wrong.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <StoryBoard charts={(draft['charts'] as readonly StoryChart[]).map(shown)} />
      )}
    </>
  );
}

/** A chart as its page is sent it; of which dataset it is, the fields beside it say. */
function shown({
  chartType,
  note,
  labels,
  series,
  institution = '',
  publication = '',
  year = '',
  page = '',
  licence = '',
  ...chart
}: StoryChart) {
  return {
    ...chart,
    isBound: chart.dataset !== undefined,
    institution,
    publication,
    year,
    page,
    licence,
    dataset: null,
    chart_type: chartType,
    other: note,
    labels: [...labels],
    series: series.map(({ name, values }) => ({ name, values: [...values] })),
  };
}
