import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { useWords } from '#web/lib/words.ts';
import { PlantingPicker } from './PlantingPicker.tsx';
import type { Crops } from './crops.ts';
import { CALENDAR, calendarHref, readSelection, type Selection } from './selection.ts';
import type { Summary } from '../plan/plan.ts';
import { SeasonSelect } from './SeasonSelect.tsx';
import { VarietySelect } from './VarietySelect.tsx';
import './CalendarFilters.css';

interface CalendarFiltersProps {
  selection: Selection;
  crops: Crops;
  /** The plan, once it is known: its seasons and varieties can be chosen where there are several. */
  summary: Summary | undefined;
  /** Region and district selects, named `region` and `district`. */
  places: ReactNode;
}

/**
 * The bar of choices: crop, region, district, season, variety, planting week. A plain form with GET; with JavaScript every
 * change is a step to the new address.
 */
export function CalendarFilters({ selection, crops, summary, places }: CalendarFiltersProps) {
  const t = useWords();
  const [, navigate] = useLocation();

  function apply(form: HTMLFormElement, changed?: string) {
    const chosen = readSelection(
      new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString(),
    );
    const isNewPlace = changed === 'region';
    navigate(
      calendarHref({
        ...chosen,
        view: selection.view,
        ...(isNewPlace && { district: undefined }),
        ...((isNewPlace || changed === 'district' || changed === 'crop') && { season: undefined }),
        // What is mostly grown differs between crops and seasons.
        ...((changed === 'crop' || changed === 'season') && { variety: undefined }),
      }),
    );
  }

  return (
    <form
      className="calendar-filters"
      action={pageAddress(CALENDAR)}
      method="get"
      aria-label={t('calendar.title')}
      // A new place or plan starts with its own values in the fields.
      key={calendarHref({ ...selection, month: undefined, at: undefined, view: undefined, compare: undefined })}
      onChange={(event: FormEvent<HTMLFormElement>) => {
        if (event.target instanceof HTMLSelectElement) apply(event.currentTarget, event.target.name);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <Select
        key={`crops ${crops.length}`}
        compact
        label={t('calendar.crop')}
        name="crop"
        empty={t('quoted.selectCropType')}
        defaultValue={selection.crop ?? ''}
        choices={crops.map(({ crop_id: value, crop: text }) => ({ value, text }))}
      />
      {places}
      {summary && summary.season_names.length > 1 && (
        <SeasonSelect seasons={summary.season_names} season={summary.season} />
      )}
      {summary && summary.varieties.length > 1 && <VarietySelect summary={summary} />}
      <PlantingPicker selection={selection} />
      {/* Without JavaScript a choice is sent with this button. */}
      <Button type="submit" small className="calendar-filters-send">
        {t('calendar.show')}
      </Button>
    </form>
  );
}
