import type { DraftChart } from './api.ts';
import { StoryChartFigure } from './StoryChartFigure.tsx';
import './StoryBoard.css';

/** The charts of a story, alternating left and right where there is room. */
export default function StoryBoard({ charts }: { charts: readonly DraftChart[] }) {
  return (
    <ol className="story-board">
      {charts.map((chart, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two charts may be called alike; their order is what tells them apart
        <li key={index}>
          <StoryChartFigure chart={chart} />
        </li>
      ))}
    </ol>
  );
}
