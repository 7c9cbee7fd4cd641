import type { PageProps } from '#web/lib/page.ts';
import { ActSamples } from '#web/ui/samples/ActSamples.tsx';
import { ChartSamples } from '#web/ui/samples/ChartSamples.tsx';
import { DataSamples } from '#web/ui/samples/DataSamples.tsx';
import { FieldSamples } from '#web/ui/samples/FieldSamples.tsx';
import { MapSamples } from '#web/ui/samples/MapSamples.tsx';
import { StateSamples } from '#web/ui/samples/StateSamples.tsx';
import './UiPage.css';

/** Every part in every state, for builders; photographed and checked for accessibility in CI. Its words are samples. */
export default function UiPage({ search }: PageProps) {
  const tab = search.get('tab') ?? 'pests';
  const chapters = [
    { id: 'acts', title: 'Acts', parts: <ActSamples /> },
    { id: 'fields', title: 'Fields', parts: <FieldSamples /> },
    { id: 'states', title: 'States', parts: <StateSamples /> },
    { id: 'data', title: 'Data', parts: <DataSamples tab={tab} /> },
    { id: 'charts', title: 'Charts', parts: <ChartSamples /> },
    { id: 'maps', title: 'Maps', parts: <MapSamples /> },
  ];
  return (
    <div className="ui-page">
      <h1>Parts</h1>
      <nav aria-label="Parts on this page">
        <ul className="ui-contents">
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {chapters.map(({ id, title, parts }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div className="ui-chapter">{parts}</div>
        </section>
      ))}
    </div>
  );
}
