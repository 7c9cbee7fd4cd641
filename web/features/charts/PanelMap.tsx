import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { MapChart } from '#web/ui/charts/MapChart.tsx';
import { countryQuery, districtsQuery } from './api.ts';

type PanelMapProps = Omit<ComponentProps<typeof MapChart>, 'shapes'>;

/** The regions, coloured. */
export function RegionMap(props: PanelMapProps) {
  const {
    data: { countryBox: box, country, regions },
  } = useSuspenseQuery(countryQuery);
  return <MapChart {...props} shapes={{ box, country, places: regions }} />;
}

/** Every district, coloured. */
export function DistrictMap(props: PanelMapProps) {
  const {
    data: { countryBox: box, country },
  } = useSuspenseQuery(countryQuery);
  const {
    data: { districts },
  } = useSuspenseQuery(districtsQuery);
  return <MapChart {...props} shapes={{ box, country, places: districts }} />;
}
