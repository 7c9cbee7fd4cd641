import { CalendarRange, ChevronDown } from 'lucide-react';
import { Button } from '#web/ui/actions/Button.tsx';
import { DateInput } from '#web/ui/forms/TextInput.tsx';
import { sayDays } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { calendarHref, type Selection } from './selection.ts';
import './PlantingPicker.css';

/**
 * The optional planting week: a fold that holds two native date fields of the form around it. Empty, planting
 * follows the rain onset.
 */
export function PlantingPicker({ selection }: { selection: Selection }) {
  const t = useWords();
  const { planting_start: start, planting_end: end = start } = selection;
  return (
    <details className="planting-picker">
      <summary>
        <span className="planting-picker-label">{t('calendar.planting')}</span>
        <span className="planting-picker-value figures">
          {start === undefined || end === undefined ? t('calendar.plantingFromOnset') : sayDays(start, end)}
        </span>
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <div className="planting-picker-fields">
        <p>{t('calendar.plantingHint')}</p>
        <div className="planting-picker-days">
          <DateInput label={t('calendar.plantingFrom')} name="planting_start" defaultValue={start} />
          <DateInput label={t('calendar.plantingTo')} name="planting_end" defaultValue={end} />
        </div>
        <div className="planting-picker-acts">
          <Button type="submit" small icon={<CalendarRange size={16} aria-hidden="true" />}>
            {t('calendar.plantingApply')}
          </Button>
          {start !== undefined && (
            <Button
              kind="quiet"
              small
              href={calendarHref({ ...selection, planting_start: undefined, planting_end: undefined })}
            >
              {t('calendar.plantingClear')}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
