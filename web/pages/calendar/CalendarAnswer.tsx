import { ChooseCrop } from '#web/features/calendar/ChooseCrop.tsx';
import type { Crops } from '#web/features/calendar/crops.ts';
import { calendarHref, type Selection } from '#web/features/calendar/selection.ts';
import { PlaceList } from '#web/features/geography/PlaceList.tsx';
import type { Districts, Regions } from '#web/features/geography/places.ts';
import { shortName } from '#web/features/geography/shortName.ts';
import { UsePosition } from '#web/features/geography/UsePosition.tsx';
import { useWords } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { SeasonAnswer } from './SeasonAnswer.tsx';

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
  const hrefOf = (choice: Partial<Selection>) => calendarHref({ ...selection, season: undefined, month: undefined, at: undefined, ...choice });

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
    <div className="calendar-choose">
      <Breadcrumb
        steps={[
          { text: t('geography.breadcrumb'), ...(regionName !== undefined && { href: hrefOf({ region: undefined, district: undefined }) }) },
          ...(regionName === undefined ? [] : [{ text: regionName }]),
        ]}
      />
      <h1>{cropName === undefined ? t('calendar.chooseTitle') : t('calendar.titleFor', { crop: cropName, place })}</h1>
      {crop === undefined ? (
        <>
          <p className="calendar-choose-lead">{t('calendar.lead')}</p>
          <ChooseCrop crops={crops} selection={selection} />
          <UsePosition hrefFor={(choice) => calendarHref({ ...selection, ...choice })} />
          {region !== undefined && <p className="calendar-choose-empty">{t('quoted.selectCropFirst')}</p>}
        </>
      ) : (
        <>
          <p className="calendar-choose-lead">{t(region === undefined ? 'calendar.chooseRegion' : 'calendar.chooseDistrict')}</p>
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
