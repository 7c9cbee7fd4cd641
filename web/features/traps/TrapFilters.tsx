import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useLocation } from 'wouter';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { placesQuery, readTrapChoice, trapQueryOf, trapsHref, windows, type TrapChoice } from './api.ts';
import './TrapFilters.css';

const windowWords = { season: 'traps.season', 30: 'traps.days30', 90: 'traps.days90', all: 'traps.ever' } as const;

/** The filter panel (C §2): region, district, community, minimum count, minimum reports, Apply; beside it the window. */
export function TrapFilters({ choice }: { choice: TrapChoice }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data: places = {} } = useQuery(placesQuery());
  const [region, setRegion] = useState(choice.region ?? '');
  const [district, setDistrict] = useState(choice.district ?? '');
  const districts = Object.keys(places[region] ?? {});
  const communities = places[region]?.[district] ?? [];
  const on = Object.keys(trapQueryOf({ ...choice, window: 'season' })).length;

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const search = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    navigate(trapsHref({ ...readTrapChoice(search), window: choice.window }));
  }
  return (
    <div className="trap-filters">
      <Segmented
        label={t('traps.window')}
        value={choice.window}
        options={windows.map((value) => ({
          value,
          text: t(windowWords[value]),
          href: trapsHref({ ...choice, window: value }),
        }))}
      />
      <details open={on > 0 || undefined}>
        <summary>
          <SlidersHorizontal size={18} aria-hidden="true" />
          {on > 0 ? `${t('traps.filters')} (${on})` : t('traps.filters')}
        </summary>
        <form onSubmit={apply}>
          <Select
            label={t('traps.region')}
            name="region"
            empty={t('traps.all')}
            value={region}
            onChange={(event) => {
              setRegion(event.target.value);
              setDistrict('');
            }}
            choices={Object.keys(places).map((value) => ({ value, text: value }))}
          />
          <Select
            label={t('traps.district')}
            name="district"
            empty={t('traps.all')}
            value={district}
            disabled={districts.length === 0}
            onChange={(event) => setDistrict(event.target.value)}
            choices={districts.map((value) => ({ value, text: value }))}
          />
          <Select
            key={district}
            label={t('traps.community')}
            name="community"
            empty={t('traps.all')}
            defaultValue={choice.community ?? ''}
            disabled={communities.length === 0}
            choices={communities.map((value) => ({ value, text: value }))}
          />
          <TextInput
            label={t('traps.minCount')}
            name="minCount"
            type="number"
            min={0}
            inputMode="numeric"
            defaultValue={choice.minCount}
          />
          <TextInput
            label={t('traps.minReports')}
            name="minReports"
            type="number"
            min={0}
            inputMode="numeric"
            defaultValue={choice.minReports}
          />
          <div className="trap-filters-end">
            <Button type="submit">{t('traps.apply')}</Button>
            {on > 0 && (
              <Button
                kind="quiet"
                href={trapsHref(readTrapChoice(new URLSearchParams({ window: choice.window })))}
                onClick={() => {
                  setRegion('');
                  setDistrict('');
                }}
              >
                {t('traps.reset')}
              </Button>
            )}
          </div>
        </form>
      </details>
    </div>
  );
}
