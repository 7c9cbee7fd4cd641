import { lazy, Suspense } from 'react';
import type { Crops } from '#web/features/calendar/choosing/crops.ts';
import { calendarHref, type Selection } from '#web/features/calendar/choosing/selection.ts';
import type { Districts, Regions } from '#web/features/geography/places.ts';
import { shortName } from '#web/features/geography/shortName.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { SeasonAnswer } from './SeasonAnswer.tsx';
// The server draws the choices before their code is here: their styles come with the page.
import '#web/features/calendar/choosing/ChooseCrop.css';
import '#web/features/geography/PlaceList.css';
import '#web/features/geography/UsePosition.css';

// Whoever comes with a plan in the address has nothing to choose.
const ChoosePlan = lazy(() => loadCode(() => import('./ChoosePlan.tsx')));

interface CalendarAnswerProps {
  selection: Selection;
  /** The selection as the address has it: what the server was asked. */
  asked: Selection;
  crops: Crops;
  regions: Regions;
  districts: Districts;
}

/** The side that answers: what is still to choose, then the season's plan. */
export function CalendarAnswer({ selection, asked, crops, regions, districts }: CalendarAnswerProps) {
  const t = useWords();
  const { crop, region, district } = selection;
  const cropName = crops.find(({ crop_id: id }) => id === crop)?.crop ?? crop;
  const regionName = regions.find(({ region_id: id }) => id === region)?.region;
  const districtName = districts.find(({ district_id: id }) => id === district)?.district;
  const place = shortName(districtName ?? regionName ?? t('geography.breadcrumb'));
  const hrefOf = (choice: Partial<Selection>) =>
    calendarHref({ ...selection, season: undefined, month: undefined, at: undefined, ...choice });

  if (crop !== undefined && district !== undefined) {
    return (
      <SeasonAnswer
        key={`${crop} ${district}`}
        selection={selection}
        asked={asked}
        steps={[
          { text: t('geography.breadcrumb'), href: hrefOf({ region: undefined, district: undefined }) },
          ...(regionName === undefined ? [] : [{ text: regionName, href: hrefOf({ district: undefined }) }]),
          { text: districtName === undefined ? district : shortName(districtName) },
        ]}
      />
    );
  }

  return (
    <Suspense fallback={<Loader />}>
      <ChoosePlan
        {...{ selection, crops, regions, districts, regionName, hrefOf }}
        title={cropName === undefined ? t('calendar.chooseTitle') : t('calendar.titleFor', { crop: cropName, place })}
      />
    </Suspense>
  );
}
