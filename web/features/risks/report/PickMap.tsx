import { useEffect } from 'react';
import L from 'leaflet';
import { COUNTRY, useBaseMap } from '#web/ui/maps/useBaseMap.ts';
import { useCommunityNames } from '#web/ui/maps/useCommunityNames.ts';
import { rounded, type PickedPoint } from '../pickedPoint.ts';
import '../RiskMap.css';

/** Zoom at which a place that was found is looked at. */
const FOUND_ZOOM = 13;

interface PickMapProps {
  readonly point: PickedPoint | undefined;
  readonly onPick: (point: PickedPoint) => void;
  readonly label: string;
}

/** A map on which a press sets the point, to four decimals (C §9). */
export default function PickMap({ point, onPick, label }: PickMapProps) {
  const [element, map] = useBaseMap(COUNTRY);
  useCommunityNames(map);

  useEffect(() => {
    if (!map) return undefined;
    const pick = ({ latlng }: L.LeafletMouseEvent) => onPick(rounded(latlng.lat, latlng.lng));
    map.on('click', pick);
    return () => void map.off('click', pick);
  }, [map, onPick]);

  useEffect(() => {
    if (!map || !point) return undefined;
    const dot = L.circleMarker([point.lat, point.lng], { className: 'risk-dot risk-dot-verified', radius: 9 }).addTo(
      map,
    );
    map.setView([point.lat, point.lng], Math.max(map.getZoom(), FOUND_ZOOM));
    return () => void dot.remove();
  }, [map, point]);

  return (
    <div className="risk-map risk-map-pick" role="region" aria-label={label}>
      <div ref={element} className="base-map" />
    </div>
  );
}
