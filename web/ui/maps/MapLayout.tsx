import type { ReactNode } from 'react';
import './MapLayout.css';

interface MapLayoutProps {
  /** Title, search and filters: above the map on a phone, at the head of the panel on a laptop. */
  head: ReactNode;
  /** Left out in text mode. */
  map: ReactNode | null;
  panel: ReactNode;
}

/** A page of a map with a panel beside it; on a phone the map stands between the questions and the answers. */
export function MapLayout({ head, map, panel }: MapLayoutProps) {
  return (
    <div className={map === null ? 'map-page map-page-text' : 'map-page'}>
      <div className="map-page-head">{head}</div>
      {map !== null && (
        <div className="map-page-map">
          <div className="map-page-stay">{map}</div>
        </div>
      )}
      <div className="map-page-panel">{panel}</div>
    </div>
  );
}
