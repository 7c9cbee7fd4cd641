import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { listAllDistricts } from '#contract/geography/geography.ts';
import { longestPlaceSearch } from '#contract/limits.ts';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { DISTRICT_MAP, districtMapHref, type DistrictMapSelection } from './districtMap.ts';
import { useIdle } from './useIdle.ts';

/** Finds a district or region by name. The names are offered while typing once the page is at rest; the server forgives errors. */
export function PlaceSearch({ selection }: { selection: DistrictMapSelection }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const idle = useIdle();
  const { data: districts } = useQuery({ ...apiQuery(listAllDistricts, {}), enabled: idle });
  const names = useMemo(
    () =>
      districts &&
      [...new Set(districts.flatMap(({ region, district }) => [region, district]))].sort((one, other) =>
        one.localeCompare(other, 'en'),
      ),
    [districts],
  );
  const { figure, crop, month } = selection;
  return (
    <SearchBox
      label={t('maps.search')}
      maxLength={longestPlaceSearch}
      defaultValue={selection.q ?? ''}
      action={DISTRICT_MAP}
      kept={{ figure, crop, month }}
      suggestions={names ?? []}
      onSearch={(q) => navigate(districtMapHref({ figure, crop, month, q }), { replace: true })}
    />
  );
}
