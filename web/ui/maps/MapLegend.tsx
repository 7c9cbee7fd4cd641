import './MapLegend.css';

interface MapLegendProps {
  /** What the colours mean: "Maize planting window opens". */
  title: string;
  /** Words under the ramp, from its light end to its dark one. */
  ticks: readonly string[];
}

/** The seven steps of the map ramp with what they mean. */
export function MapLegend({ title, ticks }: MapLegendProps) {
  return (
    <figure className="map-legend">
      <figcaption>{title}</figcaption>
      <div className="map-legend-ramp" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6, 7].map((step) => (
          <i key={step} className={`atlas-step-${step}`} />
        ))}
      </div>
      <p className="map-legend-ticks">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
    </figure>
  );
}
