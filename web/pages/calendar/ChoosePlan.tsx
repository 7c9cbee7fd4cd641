import { ChooseCrop } from '#web/features/calendar/choosing/ChooseCrop.tsx';
import type { Crops } from '#web/features/calendar/choosing/crops.ts';
import { calendarHref, type Selection } from '#web/features/calendar/choosing/selection.ts';
import { PlaceList } from '#web/features/geography/PlaceList.tsx';
import type { Districts, Regions } from '#web/features/geography/places.ts';
import { UsePosition } from '#web/features/geography/UsePosition.tsx';
import { useWords } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';

interface ChoosePlanProps {
  selection: Selection;
  crops: Crops;
  regions: Regions;
  districts: Districts;
  regionName: string | undefined;
  /** What the page is called so far: "Maize in Ashanti". */
  title: string;
  hrefOf: (choice: Partial<Selection>) => string;
}

/** What is still to choose before there is a plan: the crop, the region, the district. */
export default function ChoosePlan({
  selection,
  crops,
  regions,
  districts,
  regionName,
  title,
  hrefOf,
}: ChoosePlanProps) {
  const t = useWords();
  const { crop, region } = selection;
  return (
    <div className="calendar-choose">
      <Breadcrumb
        steps={[
          {
            text: t('geography.breadcrumb'),
            ...(regionName !== undefined && { href: hrefOf({ region: undefined, district: undefined }) }),
          },
          ...(regionName === undefined ? [] : [{ text: regionName }]),
        ]}
      />
      <h1>{title}</h1>
      {crop === undefined ? (
        <>
          <p className="calendar-choose-lead">{t('calendar.lead')}</p>
          <ChooseCrop crops={crops} selection={selection} />
          <UsePosition hrefFor={(choice) => calendarHref({ ...selection, ...choice })} />
          {region !== undefined && <p className="calendar-choose-empty">{t('quoted.selectCropFirst')}</p>}
        </>
      ) : (
        <>
          <p className="calendar-choose-lead">
            {t(region === undefined ? 'calendar.chooseRegion' : 'calendar.chooseDistrict')}
          </p>
          <UsePosition hrefFor={(choice) => calendarHref({ ...selection, ...choice })} />
          {region === undefined ? (
            <PlaceList
              title={t('geography.regionsTitle')}
              places={regions.map((each) => ({
                id: each.region_id,
                name: each.region,
                note: t('geography.districtsCount', { count: each.districts }),
              }))}
              hrefOf={(id) => hrefOf({ region: id })}
            />
          ) : (
            <PlaceList
              title={t('geography.placesTitle', { region: regionName ?? '' })}
              places={districts.map((each) => ({ id: each.district_id, name: each.district, note: each.capital }))}
              hrefOf={(id) => hrefOf({ district: id })}
            />
          )}
        </>
      )}
    </div>
  );
}
