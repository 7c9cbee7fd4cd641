import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { CLIMATE_PAGE, type ClimateChoice, climateHref, type Seasons, type ClimatePlace } from './api.ts';
import { Folded } from './Folded.tsx';
import { GROUPS, isDayMeasure, MEASURES } from './measures.ts';
import { monthDayOf, sayMonthDay } from './monthDay.ts';

const LIMITS = {
  amount: [1, 200, 1],
  days: [1, 10, 1],
  longest: [2, 40, 1],
  within: [1, 60, 1],
  wet: [0.1, 10, 0.05],
} as const;

/** What may be asked where daily values are private: finer numbers would tell single days. */
const PRIVATE_LIMITS = { ...LIMITS, amount: [10, 200, 5], days: [2, 10, 1], wet: [0.85, 1, 0.15] } as const;

interface DefinitionProps {
  seasons: Seasons;
  places: readonly ClimatePlace[];
  choice: ClimateChoice;
  /** The line: doy366, days or mm. */
  line: number;
}

/** Place, line and the numbers of the definition: a plain form, so that it works without JavaScript; with it, at once. */
export function Definition({ seasons: { station, rule }, places, choice: { show, group }, line }: DefinitionProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const limits = station.raw_public || station.is_sample ? LIMITS : PRIVATE_LIMITS;
  const [lineName, lineText] = isDayMeasure(show) ? ['by', monthDayOf(line)] : ['at', String(line)];
  // The line may be moved elsewhere on the page, too; whoever is writing it is left alone.
  useEffect(() => {
    const input = form.current?.elements.namedItem(lineName);
    if (input instanceof HTMLInputElement && input !== document.activeElement) input.value = lineText;
  }, [lineName, lineText]);
  return (
    <form
      ref={form}
      key={`${station.id} ${rule.season} ${show}`}
      className="climate-definition"
      action={pageAddress(`${CLIMATE_PAGE}/${station.id}`)}
      onChange={({ currentTarget }) => {
        if (!currentTarget.checkValidity()) return;
        const asked = new URLSearchParams(
          [...new FormData(currentTarget)].filter(([, value]) => value !== '') as [string, string][],
        );
        const place = asked.get('place') ?? station.id;
        asked.delete('place');
        // What is shown has its own line.
        if (asked.get('show') !== show) for (const name of ['by', 'at']) asked.delete(name);
        // Another place, or season, has its own usual rule.
        const isOther = place !== station.id || (asked.has('season') && asked.get('season') !== rule.season);
        navigate(
          climateHref(
            place,
            isOther ? new URLSearchParams(asked.has('season') ? [['season', asked.get('season') ?? '']] : []) : asked,
          ),
          { replace: true },
        );
      }}
    >
      <div className="climate-choices">
        <Select
          label={t('climate.place')}
          name="place"
          defaultValue={station.id}
          choices={places.map(({ id, name }) => ({ value: id, text: name }))}
        />
        {station.zone === 'south' && (
          <Select
            label={t('climate.season')}
            name="season"
            defaultValue={rule.season}
            choices={[
              { value: 'main', text: t('climate.major') },
              { value: 'minor', text: t('climate.minor') },
            ]}
          />
        )}
        <Select
          label={t('climate.show')}
          name="show"
          defaultValue={show}
          choices={MEASURES.map((value) => ({ value, text: t(`climate.measure_${value}`) }))}
        />
        <Select
          label={t('climate.years')}
          name="years"
          empty={t('climate.allYears')}
          defaultValue={group ?? ''}
          choices={GROUPS.map((value) => ({ value, text: t(`climate.group_${value}`) }))}
        />
        {isDayMeasure(show) ? (
          <TextInput
            label={t('climate.line')}
            hint={t('climate.lineHint')}
            name="by"
            defaultValue={lineText}
            pattern="\d\d-\d\d"
            maxLength={5}
            inputMode="numeric"
          />
        ) : (
          <TextInput label={t('climate.lineAt')} name="at" type="number" min={1} max={9999} defaultValue={lineText} />
        )}
      </div>
      <fieldset>
        <legend>{t('climate.definition')}</legend>
        <p>{t('climate.sentence', { ...rule, from: sayMonthDay(rule.from), to: sayMonthDay(rule.to) })}</p>
        <Folded title={t('climate.changeNumbers')}>
          <div className="climate-numbers">
            {(Object.keys(limits) as (keyof typeof LIMITS)[]).map((name) => {
              const [min, max, step] = limits[name];
              return (
                <TextInput
                  key={name}
                  label={t(`climate.${name}`)}
                  name={name}
                  type="number"
                  min={min}
                  max={max}
                  step={step}
                  defaultValue={rule[name]}
                  required
                />
              );
            })}
          </div>
        </Folded>
      </fieldset>
      <noscript>
        <Button type="submit" kind="secondary">
          {t('climate.workOut')}
        </Button>
      </noscript>
    </form>
  );
}
