import { useEffect, useRef } from 'react';
import L from 'leaflet';
import { Crosshair, Undo2 } from 'lucide-react';
import { mostDrawnCorners } from '#contract/limits.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { COUNTRY, useBaseMap } from '#web/ui/maps/useBaseMap.ts';
import { useCommunityNames } from '#web/ui/maps/useCommunityNames.ts';
import { rounded } from '../pickedPoint.ts';
import '../RiskMap.css';
import './ShapeMap.css';

/** A corner of a drawn area. */
export type Corner = readonly [lng: number, lat: number];

interface ShapeMapProps {
  readonly corners: readonly Corner[];
  readonly onChange: (corners: readonly Corner[]) => void;
  /** Where the risk was seen: marked, and looked at first. */
  readonly start: { readonly lat: number; readonly lng: number } | null;
  readonly label: string;
}

/** Near enough to see villages, far enough for a district. */
const START_ZOOM = 10;
const latLng = ([lng, lat]: Corner): L.LatLngTuple => [lat, lng];

/** An area drawn corner by corner on a map; each corner can be dragged. A button sets one at the middle, for the keyboard. */
export default function ShapeMap({ corners, onChange, start, label }: ShapeMapProps) {
  const t = useWords();
  const [element, map] = useBaseMap(COUNTRY);
  useCommunityNames(map);
  const latest = useRef({ corners, onChange });
  useEffect(() => {
    latest.current = { corners, onChange };
  });
  const add = (at: L.LatLng) => {
    const { corners: known, onChange: change } = latest.current;
    if (known.length < mostDrawnCorners) change([...known, cornerAt(at)]);
  };

  useEffect(() => {
    if (!map) return undefined;
    if (start) {
      map.setView([start.lat, start.lng], START_ZOOM, { animate: false });
      const seen = { className: 'risk-dot risk-dot-verified', radius: 8, interactive: false };
      L.circleMarker([start.lat, start.lng], seen).addTo(map);
    }
    const set = ({ latlng }: L.LeafletMouseEvent) => add(latlng);
    map.on('click', set);
    return () => void map.off('click', set);
    // Once: later, people look where they like.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map]);

  useEffect(() => {
    if (!map) return undefined;
    const outline = L.polygon(corners.map(latLng), { className: 'risk-circle', interactive: false });
    const drawn = L.layerGroup([outline]).addTo(map);
    corners.forEach((corner, at) => {
      const name = t('warnings.cornerOf', { number: at + 1 });
      const icon = L.divIcon({ className: 'shape-corner', html: String(at + 1), iconSize: [28, 28] });
      const mark = L.marker(latLng(corner), { draggable: true, icon, title: name, alt: name }).addTo(drawn);
      mark.on('dragend', () => latest.current.onChange(latest.current.corners.with(at, cornerAt(mark.getLatLng()))));
    });
    return () => void drawn.remove();
  }, [map, corners, t]);

  return (
    <div className="shape-map">
      <p className="field-hint">{t('warnings.drawHint', { count: corners.length })}</p>
      <div className="risk-map risk-map-pick" role="region" aria-label={label}>
        <div ref={element} className="base-map" />
      </div>
      <div className="shape-acts">
        <Button
          small
          kind="secondary"
          icon={<Crosshair size={16} aria-hidden="true" />}
          onClick={() => map && add(map.getCenter())}
        >
          {t('warnings.cornerHere')}
        </Button>
        <Button
          small
          kind="quiet"
          icon={<Undo2 size={16} aria-hidden="true" />}
          disabled={corners.length === 0}
          onClick={() => onChange(corners.slice(0, -1))}
        >
          {t('warnings.cornerBack')}
        </Button>
      </div>
    </div>
  );
}

function cornerAt(at: L.LatLng): Corner {
  const { lat, lng } = rounded(at.lat, at.lng);
  return [lng, lat];
}
