import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listPlantingDays } from '#contract/calendar/calendar.ts';
import { plantingColours } from '#web/features/calendar/choosing/plantingSteps.ts';
import { calendarHref, type Selection } from '#web/features/calendar/choosing/selection.ts';
import PlaceMap from '#web/features/geography/PlaceMap.tsx';
import type { Districts } from '#web/features/geography/places.ts';
import { sayDay } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { MapLegend } from '#web/ui/maps/MapLegend.tsx';

/** Without a season chosen, districts are coloured by their first one. */
const SEASONS = {
  major: 'calendar.seasonMajor',
  minor: 'calendar.seasonMinor',
  single: 'calendar.seasonSingle',
  early: 'calendar.seasonEarly',
  late: 'calendar.seasonLate',
  dry: 'calendar.seasonDry',
  irrigated: 'calendar.seasonIrrigated',
  residual: 'calendar.seasonResidual',
  main: 'calendar.seasonMain',
  light: 'calendar.seasonLight',
} as const;

interface PlantingMapProps {
  selection: Selection;
  /** As the plan names it; the map is coloured once there is a crop. */
  cropName: string | undefined;
  districts: Districts;
}

/** The map to choose a place on, coloured by when planting of the crop begins. */
export default function PlantingMap({ selection, cropName, districts }: PlantingMapProps) {
  const t = useWords();
  const { crop, region, district, season } = selection;
  const { data: days } = useQuery({
    ...apiQuery(listPlantingDays, { params: { crop: crop ?? '' }, query: season ? { season } : {} }),
    enabled: crop !== undefined,
  });
  const colours = useMemo(() => plantingColours(days ?? []), [days]);
  const noteOf = useCallback(
    (id: string) => {
      const found = days?.find((each) => each.district_id === id);
      if (!found) return undefined;
      return found.plantFrom
        ? t('calendar.plantingOpensOn', { day: sayDay(found.plantFrom) })
        : t('calendar.notPlantedHere');
    },
    [days, t],
  );
  const hrefFor = useCallback(
    (place: Pick<Selection, 'region' | 'district'>) => calendarHref(withPlace(selection, place)),
    [selection],
  );
  return (
    <PlaceMap
      region={region}
      district={district}
      districts={districts}
      hrefFor={hrefFor}
      steps={colours?.steps}
      noteOf={noteOf}
      legend={
        colours && cropName ? (
          <MapLegend
            title={t('calendar.plantingOpens', { crop: cropName, season: t(SEASONS[season ?? 'main']).toLowerCase() })}
            ticks={[sayDay(colours.first), sayDay(colours.last)]}
          />
        ) : undefined
      }
    />
  );
}

/** The selection at another place: a season chosen for the old one is dropped. */
function withPlace(
  { crop, planting_start, planting_end, view }: Selection,
  { region, district }: Pick<Selection, 'region' | 'district'>,
): Selection {
  return { crop, region, district, planting_start, planting_end, view };
}
