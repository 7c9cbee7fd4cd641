import { useEffect, useRef } from 'react';
import L from 'leaflet';
import { Crosshair } from 'lucide-react';
import { keptDegrees } from '#engines/farms/farm.ts';
import type { Point } from '#engines/shapes/points.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { COUNTRY, useBaseMap } from '#web/ui/maps/useBaseMap.ts';
import { useCommunityNames } from '#web/ui/maps/useCommunityNames.ts';
import './FarmMap.css';
import './DrawMap.css';

export interface DrawMapProps {
  corners: readonly Point[];
  /** Given: corners are set, dragged and taken out. */
  onChange?: ((corners: readonly Point[]) => void) | undefined;
  /** Where something is wrong. */
  faultAt?: Point | undefined;
  /** Where the phone is, and how sure it is in metres. */
  here?: { readonly point: Point; readonly accuracy: number } | undefined;
}

/** Closer than the country, where there is something to see. */
const CLOSE = 17;
const latLng = ([lng, lat]: Point): L.LatLngTuple => [lat, lng];
const pointOf = ({ lat, lng }: L.LatLng): Point => [keptDegrees(lng), keptDegrees(lat)];

/** The corners of a farm on a map: shown, or with `onChange` drawn. */
export default function DrawMap({ corners, onChange, faultAt, here }: DrawMapProps) {
  const t = useWords();
  const [element, map] = useBaseMap(COUNTRY);
  useCommunityNames(map);
  const latest = useRef({ corners, onChange });
  useEffect(() => {
    latest.current = { corners, onChange };
  });
  const isEmpty = corners.length === 0;
  const hasPlace = here !== undefined;

  useEffect(() => {
    if (!map || onChange === undefined) return undefined;
    map.dragging.enable();
    const set = ({ latlng }: L.LeafletMouseEvent) =>
      latest.current.onChange?.([...latest.current.corners, pointOf(latlng)]);
    map.on('click', set);
    return () => void map.off('click', set);
    // Whether corners may be set does not change while a map lives.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map]);

  useEffect(() => {
    const { corners: known } = latest.current;
    if (map && known.length > 1)
      map.fitBounds(L.latLngBounds(known.map(latLng)), { padding: [30, 30], maxZoom: CLOSE, animate: false });
    // Only when the first corners come or the map does: later, people look where they like.
  }, [map, isEmpty]);

  useEffect(() => {
    const isDrawnAlready = onChange !== undefined && latest.current.corners.length > 0;
    if (map && here && !isDrawnAlready)
      map.setView(latLng(here.point), Math.max(map.getZoom(), CLOSE), { animate: false });
    // As above: the map goes to the phone once, and not away from what was drawn before it was found.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, hasPlace]);

  useEffect(() => {
    if (!map) return undefined;
    const drawn = L.layerGroup([
      L.polygon(corners.map(latLng), { className: 'farm-map-chosen', interactive: false }),
    ]).addTo(map);
    if (onChange === undefined) {
      for (const corner of corners)
        L.circleMarker(latLng(corner), { className: 'farm-map-dot', radius: 4, interactive: false }).addTo(drawn);
    } else {
      corners.forEach((corner, at) => {
        const name = t('farmRecords.cornerOf', { number: at + 1 });
        const icon = L.divIcon({ className: 'draw-map-corner', html: String(at + 1), iconSize: [28, 28] });
        const mark = L.marker(latLng(corner), { draggable: true, icon, title: name, alt: name }).addTo(drawn);
        mark.on('dragend', () => latest.current.onChange?.(latest.current.corners.with(at, pointOf(mark.getLatLng()))));
        mark.on('click', () => latest.current.onChange?.(latest.current.corners.toSpliced(at, 1)));
      });
    }
    return () => void drawn.remove();
  }, [map, corners, onChange, t]);

  useEffect(() => {
    if (!map || faultAt === undefined) return undefined;
    const mark = L.circleMarker(latLng(faultAt), { className: 'draw-map-fault', radius: 12, interactive: false }).addTo(
      map,
    );
    return () => void mark.remove();
  }, [map, faultAt]);

  useEffect(() => {
    if (!map || here === undefined) return undefined;
    const place = L.layerGroup([
      L.circle(latLng(here.point), { radius: here.accuracy, className: 'draw-map-here', interactive: false }),
      L.circleMarker(latLng(here.point), { radius: 6, className: 'draw-map-me', interactive: false }),
    ]).addTo(map);
    return () => void place.remove();
  }, [map, here]);

  return (
    <div className="draw-map">
      <div ref={element} className="base-map farm-map" role="region" aria-label={t('farmRecords.drawMap')} />
      {onChange && (
        <Button
          small
          kind="secondary"
          icon={<Crosshair size={16} aria-hidden="true" />}
          onClick={() => map && onChange([...corners, pointOf(map.getCenter())])}
        >
          {t('farmRecords.cornerHere')}
        </Button>
      )}
    </div>
  );
}
