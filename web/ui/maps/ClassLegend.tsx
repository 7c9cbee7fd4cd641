import './ClassLegend.css';

interface ClassLegendProps {
  /** What the colours mean, with the unit: "Population, people". */
  title: string;
  /** Step of the map ramp (0: no data) and what it means: "60,000 – 90,000". */
  classes: readonly { step: number; text: string }[];
}

/** The colours of a map with the limits of their classes. */
export function ClassLegend({ title, classes }: ClassLegendProps) {
  return (
    <figure className="class-legend">
      <figcaption>{title}</figcaption>
      <ul className="class-legend-list figures">
        {classes.map(({ step, text }) => (
          <li key={step}>
            <i className={`atlas-step-${step}`} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
