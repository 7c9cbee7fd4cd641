import { useWords } from '#web/lib/words.ts';
import { RISKS_PAGE, type Atlas, type PublicRisk } from './publicRisks.ts';
import './DotMap.css';

const RADIUS = 7;

interface DotMapProps {
  readonly atlas: Atlas;
  readonly risks: readonly PublicRisk[];
  /** One risk, by itself: a larger dot that leads nowhere. */
  readonly alone?: boolean;
}

/** Ghana with a dot for each risk, drawn on the server: links without JavaScript. Lists beside it lead to the same places by keyboard. */
export function DotMap({ atlas, risks, alone = false }: DotMapProps) {
  const t = useWords();
  const [left, top, right, bottom] = atlas.countryBox;
  const { a, b, c, d } = atlas.projection;
  return (
    <svg
      className="dot-map"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      role="group"
      aria-label={`${t('publicRisks.map')}. ${alone ? '' : t('publicRisks.mapNote')}`}
    >
      <path className="dot-map-country" d={atlas.country} />
      {atlas.regions.map(({ id, d: outline }) => (
        <path key={id} className="dot-map-region" d={outline} />
      ))}
      <path className="dot-map-lake" d={atlas.lake} />
      {risks.map(({ id, point, riskCategory, district, isActive }) => {
        if (point === null) return null;
        const dot = (
          <circle
            cx={(a * point.lng + b).toFixed(1)}
            cy={(c * point.lat + d).toFixed(1)}
            r={alone ? RADIUS + 3 : RADIUS}
            className={isActive ? 'dot-map-active' : 'dot-map-over'}
          />
        );
        return alone ? (
          <g key={id}>{dot}</g>
        ) : (
          <a key={id} href={`${RISKS_PAGE}/${id}`} tabIndex={-1} aria-label={`${riskCategory.name}, ${district}`}>
            {dot}
          </a>
        );
      })}
    </svg>
  );
}
