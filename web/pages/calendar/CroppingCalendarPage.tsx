import { type ComponentProps, lazy, Suspense, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { countCalendarVisits } from '#contract/tracking/tracking.ts';
import { CalendarFilters } from '#web/features/calendar/choosing/CalendarFilters.tsx';
import type { Summary } from '#web/features/calendar/plan/plan.ts';
import { calendarHref, readSelection, type Selection } from '#web/features/calendar/choosing/selection.ts';
import { MapWait } from '#web/features/geography/MapWait.tsx';
import { PlaceSelects } from '#web/features/geography/PlaceSelects.tsx';
import { shortName } from '#web/features/geography/shortName.ts';
import { useIdle } from '#web/features/geography/useIdle.ts';
import { useNear } from '#web/features/geography/useNear.ts';
import { forecastQuery } from '#web/features/weather/api.ts';
import { VisitBadge } from '#web/features/tracking/VisitBadge.tsx';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { useTextMode } from '#web/lib/pageFacts.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { CalendarAnswer } from './CalendarAnswer.tsx';
import { cropsQuery, districtsQuery, planNeeds, planQuery, regionQuery, regionsQuery } from './calendarNeeds.ts';
import './CroppingCalendarPage.css';
// The server draws the services before their code is here: their styles come with the page.
import '#web/features/geography/BundleServices.css';

// The map comes once the page is at rest and the map is in sight: on a phone the answer stands first, and costs no map.
const PlantingMap = lazy(() => loadCode(() => import('./PlantingMap.tsx')));

const BundleServices = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/features/geography/BundleServices.tsx')).BundleServices })),
);

/** The cropping calendar: what one grows, where, and the season that follows. */
export default function CroppingCalendarPage({ search }: PageProps) {
  const t = useWords();
  const textMode = useTextMode();
  const asked = readSelection(search.toString());
  const summary = useQuery({ ...planQuery(asked), enabled: isComplete(asked) }).data?.[2];
  const selection = settled(asked, summary);
  const { crop, region, district } = selection;
  const crops = useQuery(cropsQuery).data ?? [];
  const regions = useQuery(regionsQuery).data ?? [];
  const districts = useQuery({ ...districtsQuery(region), enabled: region !== undefined }).data ?? [];
  const chosenRegion = useQuery({ ...regionQuery(region), enabled: region !== undefined }).data;

  return (
    <div className={textMode ? 'calendar-page calendar-page-text' : 'calendar-page'}>
      <div className="calendar-page-choice">
        <CalendarFilters
          selection={selection}
          crops={crops}
          summary={summary}
          places={<PlaceSelects regions={regions} districts={districts} region={region} district={district} />}
        />
        <div className="calendar-page-chips">
          {crop === undefined && <p className="calendar-page-hint">{t('quoted.selectCropAbove')}</p>}
          {chosenRegion && (
            <Suspense>
              <BundleServices region={chosenRegion} />
            </Suspense>
          )}
          <VisitBadge />
        </div>
      </div>
      <div className="calendar-page-answer" id="plan">
        <CalendarAnswer selection={selection} asked={asked} crops={crops} regions={regions} districts={districts} />
      </div>
      {!textMode && (
        <MapSide
          selection={selection}
          cropName={crops.find(({ crop_id: id }) => id === crop)?.crop}
          districts={districts}
        />
      )}
    </div>
  );
}

/** Its waiting is its own: were the page drawn anew with it, an answer that is not yet alive would be taken away and put back. */
function MapSide(props: ComponentProps<typeof PlantingMap>) {
  const place = useRef<HTMLDivElement>(null);
  const idle = useIdle();
  const near = useNear(place);
  return (
    <div className="calendar-page-map" ref={place}>
      <div className="calendar-page-stay">
        {idle && near ? (
          <Suspense fallback={<MapWait />}>
            <PlantingMap {...props} />
          </Suspense>
        ) : (
          <MapWait />
        )}
      </div>
    </div>
  );
}

function isComplete({ crop, district }: Selection): boolean {
  return crop !== undefined && district !== undefined;
}

/** The selection with its crop and place by key, once the plan tells them: "Ejura", typed on the first page, has no region yet. */
function settled(asked: Selection, summary: Summary | undefined): Selection {
  if (!summary) return asked;
  return { ...asked, crop: summary.crop.crop_id, region: summary.region_id, district: summary.district_id };
}

/** What the server fetches before it makes the page. */
export async function needs({ search, read }: NeedsContext) {
  const asked = readSelection(search.toString());
  const always = [cropsQuery, regionsQuery, apiQuery(countCalendarVisits, {}), ...planNeeds(asked)];
  // A place in words is known once the plan is; a plan that is refused leaves the place as it was asked.
  const plan = isComplete(asked) && !asked.region ? await read(planQuery(asked)).catch(() => undefined) : undefined;
  const { crop, region, district } = settled(asked, plan?.[2]);
  if (region === undefined) return always;
  const rain = crop === undefined || district === undefined ? [] : [forecastQuery(district)];
  return [...always, districtsQuery(region), regionQuery(region), ...rain];
}

/** A plan's page is called by its crop and district. */
export function head({ search, known, t }: HeadContext): Head {
  const selection = readSelection(search.toString());
  const summary = isComplete(selection) ? known(planQuery(selection))?.[2] : undefined;
  if (!summary) return { description: t('calendar.lead') };
  const { crop, region, district, season } = settled(selection, summary);
  return {
    title: t('calendar.titleFor', { crop: summary.crop.crop, place: shortName(summary.district) }),
    description: t('calendar.lead'),
    canonical: calendarHref({ crop, region, district, season }),
  };
}
