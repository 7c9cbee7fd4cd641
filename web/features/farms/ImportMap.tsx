import { escapeXml } from '#engines/words/escapeXml.ts';
import { useEffect, useState } from 'react';
import L from 'leaflet';
import { useWords } from '#web/lib/words.ts';
import { COUNTRY, useBaseMap } from '#web/ui/maps/useBaseMap.ts';
import { useCommunityNames } from '#web/ui/maps/useCommunityNames.ts';
import { farmTiles } from './farmTiles.ts';
import type { Review } from './ImportFarmsDialog.tsx';
import { latLngs, sayHectares } from './outlines.ts';
import './FarmMap.css';
import './ImportMap.css';

interface ImportMapProps {
  shapes: Review['shapes'];
  without: readonly number[];
  /** Number of the shape that was asked for in the list. */
  near: number | undefined;
}

/** The shapes of a file on the map, over the farms that are kept: which would be added, which lie on others, which cannot be kept. */
export default function ImportMap({ shapes, without, near }: ImportMapProps) {
  const t = useWords();
  const [element, map] = useBaseMap(COUNTRY);
  useCommunityNames(map);
  const [tiles] = useState(farmTiles);

  useEffect(() => {
    if (!map) return undefined;
    tiles.addTo(map);
    return () => void tiles.remove();
  }, [map, tiles]);

  useEffect(() => {
    if (!map) return undefined;
    const drawn = L.featureGroup(
      shapes.flatMap(({ number, name, hectares, outline, problem, overlaps }) => {
        if (outline === null) return [];
        const look =
          problem !== '' ? 'wrong' : without.includes(number) ? 'out' : overlaps.length > 0 ? 'over' : 'good';
        const words = problem || t('farmRecords.hectares', { hectares: sayHectares(hectares) });
        return [
          L.polygon(latLngs(outline), { className: `import-map-shape import-map-${look}` }).bindTooltip(
            escapeXml(`${name || t('farmFiles.shape', { number })}: ${words}`),
          ),
        ];
      }),
    ).addTo(map);
    return () => void drawn.remove();
  }, [map, shapes, without, t]);

  useEffect(() => {
    const shown = shapes.filter(({ number, outline }) => outline !== null && (near === undefined || number === near));
    const box = L.latLngBounds(shown.flatMap(({ outline }) => latLngs(outline ?? []).flat(2)));
    if (map && box.isValid()) map.fitBounds(box, { padding: [24, 24], maxZoom: 17, animate: false });
  }, [map, shapes, near]);

  return <div ref={element} className="base-map import-map" role="region" aria-label={t('farmFiles.map')} />;
}
