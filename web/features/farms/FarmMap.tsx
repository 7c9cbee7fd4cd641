import { escapeXml } from '#engines/words/escapeXml.ts';
import { useEffect } from 'react';
import L from 'leaflet';
import { useWords } from '#web/lib/words.ts';
import { useBaseMap, type View } from '#web/ui/maps/useBaseMap.ts';
import { cornersOf, readPair, type FarmCells } from './cells.ts';
import './FarmMap.css';

interface FarmMapProps {
  cells: FarmCells;
  /** Middle of the square to look at: "7.375, -1.425"; nothing is the whole country. */
  at: string | undefined;
  country: View;
  /** Zoom of a place that was chosen. */
  focusZoom: number;
}

/** A square is looked at from farther than a single farm: at its zoom it would not fit on a screen. */
const SQUARE_STEPS_BACK = 3;

/** The squares with farms on satellite imagery, or on plain outlines of the regions where there is none. */
export default function FarmMap({ cells, at, country, focusZoom }: FarmMapProps) {
  const t = useWords();
  const [element, map] = useBaseMap(country);

  useEffect(() => {
    if (!map) return undefined;
    const layer = L.layerGroup(
      cells.flatMap((cell) => [
        L.rectangle(cornersOf(cell), { className: 'farm-map-cell', interactive: false }),
        L.circleMarker(readPair(cell.center_point), {
          className: 'farm-map-dot',
          radius: dotRadius(cell.farms),
        }).bindPopup(escapeXml(t('farms.count', { count: cell.farms }))),
      ]),
    ).addTo(map);
    return () => void layer.remove();
  }, [map, cells, t]);

  useEffect(() => {
    if (at !== undefined) map?.setView(readPair(at), focusZoom - SQUARE_STEPS_BACK);
  }, [map, at, focusZoom]);

  return <div ref={element} className="base-map farm-map" role="region" aria-label={t('farms.map')} />;
}

/** Pixels: seen at the zoom of the country, where a square is two wide; ten times the farms, three more. */
function dotRadius(farms: number): number {
  return Math.min(16, 5 + 3 * Math.log10(farms));
}
