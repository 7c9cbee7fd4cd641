import { escapeXml } from '#engines/words/escapeXml.ts';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import { findFarmsInBox, firstTileZoom } from '#contract/farms/farmMaps.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { COUNTRY, useBaseMap } from '#web/ui/maps/useBaseMap.ts';
import { useCommunityNames } from '#web/ui/maps/useCommunityNames.ts';
import { districtsQuery, type FarmRecord } from './api.ts';
import { readPair } from './cells.ts';
import { farmTiles } from './farmTiles.ts';
import { latLngs, sayHectares } from './outlines.ts';
import './FarmMap.css';

interface OfficerMapProps {
  /** The farm that is looked at. */
  farm: FarmRecord | undefined;
  /** Zoom of a farm that was chosen. */
  focusZoom: number;
  /** Changes with the farms. */
  version: number;
  onOpen: (id: string) => void;
}

/** A finger is so many pixels wide to each side. */
const FINGER = 8;
const MOST_IN_POPUP = 6;

/** Farms as officers see them: counts of districts from afar, each farm closer in, the one looked at marked. */
export default function OfficerMap({ farm, focusZoom, version, onOpen }: OfficerMapProps) {
  const t = useWords();
  const [element, map] = useBaseMap(COUNTRY);
  useCommunityNames(map);
  const { data: districts } = useQuery(districtsQuery());

  const [tiles] = useState(farmTiles);
  useEffect(() => {
    if (!map) return undefined;
    tiles.addTo(map);
    return () => void tiles.remove();
  }, [map, tiles]);
  useEffect(() => {
    // A farm that came, moved or went is in new tiles.
    if (version > 0 && map && map.getZoom() >= firstTileZoom) tiles.redraw();
  }, [map, tiles, version]);

  useEffect(() => {
    if (!map || districts === undefined) return undefined;
    const counts = L.layerGroup(
      districts.map(({ district, farms, center_point: middle }) => {
        const text = escapeXml(
          t('farmRecords.districtCount', { district: district?.name ?? t('farmRecords.noDistrict'), count: farms }),
        );
        const mark = L.circleMarker(readPair(middle), {
          className: 'farm-map-dot',
          radius: Math.min(22, 8 + 4 * Math.log10(farms)),
        });
        return mark.bindTooltip(text).on('click', () => map.setView(readPair(middle), firstTileZoom + 2));
      }),
    );
    const fit = () => (map.getZoom() < firstTileZoom ? counts.addTo(map) : counts.remove());
    fit();
    map.on('zoomend', fit);
    return () => {
      map.off('zoomend', fit);
      counts.remove();
    };
  }, [map, districts, t]);

  useEffect(() => {
    if (!map) return undefined;
    async function look({ latlng, containerPoint }: L.LeafletMouseEvent) {
      if (!map || map.getZoom() < firstTileZoom) return;
      const [one, other] = [containerPoint.subtract([FINGER, FINGER]), containerPoint.add([FINGER, FINGER])].map(
        (point) => map.containerPointToLatLng(point),
      );
      if (!one || !other) return;
      const { found } = await callApi(findFarmsInBox, {
        query: { west: one.lng, south: other.lat, east: other.lng, north: one.lat, limit: MOST_IN_POPUP },
      });
      const words = document.createElement('div');
      words.className = 'farm-map-found';
      for (const { id, name, hectares } of found) {
        const open = document.createElement('button');
        open.type = 'button';
        open.textContent = `${name || t('farmRecords.noName')}, ${t('farmRecords.hectares', { hectares: sayHectares(hectares) })}`;
        open.addEventListener('click', () => onOpen(id));
        words.append(open);
      }
      if (found.length === 0) words.textContent = t('farmRecords.nothingHere');
      map.openPopup(words, latlng);
    }
    const hear = (event: L.LeafletMouseEvent) => void look(event).catch(() => undefined);
    map.on('click', hear);
    return () => void map.off('click', hear);
  }, [map, onOpen, t]);

  useEffect(() => {
    if (!map || farm === undefined) return undefined;
    const middle = readPair(farm.center_point);
    const text = escapeXml(
      `${farm.name || t('farmRecords.noName')}, ${t('farmRecords.hectares', { hectares: sayHectares(farm.hectares) })}`,
    );
    const shown = L.layerGroup([
      L.polygon(latLngs(farm.outline), { className: 'farm-map-chosen' }),
      L.circleMarker(middle, { className: 'farm-map-dot', radius: 6 }).bindPopup(text),
    ]).addTo(map);
    map.setView(middle, focusZoom);
    return () => void shown.remove();
  }, [map, farm, focusZoom, t]);

  return <div ref={element} className="base-map farm-map" role="region" aria-label={t('farmRecords.map')} />;
}
