import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import { findCommunitiesInBox } from '#contract/communities/communities.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import { apiQuery } from '#web/lib/query.ts';
import { namesThatFit } from './namesThatFit.ts';

/** From here on communities are dots, from the second on they have their names. */
const DOTS_FROM = 9;
const NAMES_FROM = 10;

interface Looked {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
}

/** Draws the communities of the portal on a map of officers, those in view. */
export function useCommunityNames(map: L.Map | undefined): void {
  const [looked, setLooked] = useState<Looked>();
  const { zoom = 0, ...box } = looked ?? { west: 0, south: 0, east: 0, north: 0 };
  const { data } = useQuery({
    ...apiQuery(findCommunitiesInBox, { query: box }),
    enabled: zoom >= DOTS_FROM,
    placeholderData: keepPreviousData,
  });

  useEffect(() => {
    if (!map) return undefined;
    const look = () => setLooked(viewOf(map));
    look();
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map]);

  useEffect(() => {
    if (!map || zoom < DOTS_FROM || data === undefined) return undefined;
    const spots = data.map(({ name, lat, lng }) => ({ name, at: map.project([lat, lng], zoom) }));
    const named = zoom < NAMES_FROM ? new Set<number>() : namesThatFit(spots);
    const drawn = L.layerGroup(
      data.map(({ name, lat, lng }, index) => {
        const dot = L.circleMarker([lat, lng], { className: 'base-map-community', radius: 3, interactive: false });
        return named.has(index)
          ? dot.bindTooltip(escapeXml(name), { permanent: true, direction: 'right', className: 'base-map-name' })
          : dot;
      }),
    ).addTo(map);
    return () => void drawn.remove();
  }, [map, data, zoom]);
}

/** What is seen, to hundredths of a degree outward: a small move asks nothing anew. */
function viewOf(map: L.Map): Looked {
  const bounds = map.getBounds();
  const down = (degrees: number) => Math.floor(degrees * 100) / 100;
  const up = (degrees: number) => Math.ceil(degrees * 100) / 100;
  return {
    west: Math.max(-180, down(bounds.getWest())),
    south: Math.max(-90, down(bounds.getSouth())),
    east: Math.min(180, up(bounds.getEast())),
    north: Math.min(90, up(bounds.getNorth())),
    zoom: map.getZoom(),
  };
}
