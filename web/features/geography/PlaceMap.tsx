import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { locate, showAtlas, showRegionAtlas } from '#contract/geography.ts';
import { Atlas } from '#web/ui/maps/Atlas.tsx';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import type { Districts, PlaceHref } from './places.ts';
import { useIdle } from './useIdle.ts';
import './PlaceMap.css';

interface PlaceMapProps {
  region: string | undefined;
  district: string | undefined;
  /** Districts of the region, for the point of the marker. */
  districts: Districts;
  hrefFor: PlaceHref;
  steps?: Readonly<Record<string, number>> | undefined;
  noteOf?: ((id: string) => string | undefined) | undefined;
  legend?: ReactNode;
}

/**
 * The map of regions, then of a region's districts, with a marker that tells the nearest town. It is drawn once
 * the page is at rest, so that on a slow line the answer comes first; the lists do all that it does.
 */
export function PlaceMap({ region, district, districts, hrefFor, steps, noteOf, legend }: PlaceMapProps) {
  const t = useWords();
  const idle = useIdle();
  const atlas = useQuery({ ...apiQuery(showAtlas, {}), enabled: idle });
  const drawn = useQuery({
    ...apiQuery(showRegionAtlas, { params: { regionId: region ?? '' } }),
    enabled: idle && region !== undefined,
  });
  const centre = districts.find(({ district_id }) => district_id === district)?.centre;
  const address = useQuery({
    ...apiQuery(locate, { query: centre ?? { lat: 0, lng: 0 } }),
    enabled: idle && centre !== undefined,
  });
  if (!atlas.data) {
    return (
      <div className="place-map-note">
        <p className="place-map-scripted">{t(atlas.isError ? 'geography.mapFailed' : 'geography.mapLoading')}</p>
        <p className="place-map-plain">{t('geography.mapPlain')}</p>
      </div>
    );
  }
  return (
    <Atlas
      label={t('geography.map')}
      atlas={atlas.data}
      districts={drawn.data?.districts}
      region={region}
      district={district}
      steps={steps}
      noteOf={noteOf}
      hrefFor={hrefFor}
      legend={legend}
      pinText={address.data?.display_name}
    />
  );
}
