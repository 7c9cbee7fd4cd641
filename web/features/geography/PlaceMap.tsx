import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { locate, showAtlas, showRegionAtlas } from '#contract/geography/geography.ts';
import { Atlas } from '#web/ui/maps/Atlas.tsx';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { MapWait } from './MapWait.tsx';
import { OutlineNote } from './OutlineNote.tsx';
import type { Districts, PlaceHref } from './places.ts';

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
 * The map of regions, then of a region's districts, with a marker that tells the nearest town.
 * The lists beside it do all that it does.
 */
export default function PlaceMap({ region, district, districts, hrefFor, steps, noteOf, legend }: PlaceMapProps) {
  const t = useWords();
  const atlas = useQuery(apiQuery(showAtlas, {}));
  const drawn = useQuery({
    ...apiQuery(showRegionAtlas, { params: { regionId: region ?? '' } }),
    enabled: region !== undefined,
  });
  const centre = districts.find(({ district_id }) => district_id === district)?.centre;
  const address = useQuery({
    ...apiQuery(locate, { query: centre ?? { lat: 0, lng: 0 } }),
    enabled: centre !== undefined,
  });
  if (!atlas.data) return <MapWait failed={atlas.isError} />;
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
      legend={
        <>
          {legend}
          <OutlineNote outlines={atlas.data.outlines} places={drawn.data?.districts} />
        </>
      }
      // "6 km west of Ejura": what stands before the district, which the map shows already.
      pinText={address.data?.display_name.split(',')[0]}
    />
  );
}
