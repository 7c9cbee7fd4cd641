import { SlidersHorizontal } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select, type Choice } from '#web/ui/forms/Select.tsx';
import {
  cropsQuery,
  farmersHref,
  filterNames,
  groupsQuery,
  readFarmerChoice,
  type FarmerChoice,
  type FarmerCounts,
} from '../api.ts';
import { ages, ageWords, reaches, reachWords, sexes } from '../person.ts';
import './FarmerFilters.css';

/** How many filters are on. */
export function filtersOn(choice: FarmerChoice): number {
  const named = filterNames.filter((name) => name !== 'sort' && choice[name] !== undefined).length;
  return named + (choice.household === undefined ? 0 : 1);
}

interface FarmerFiltersProps {
  readonly choice: FarmerChoice;
  readonly counts: FarmerCounts | undefined;
  readonly hasBranch: boolean;
}

/** What the list is narrowed by; each change is a step to the new address. Only what occurs is offered. */
export function FarmerFilters({ choice, counts, hasBranch }: FarmerFiltersProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data: crops = [] } = useQuery(cropsQuery());
  const { data: groups = [] } = useQuery(groupsQuery());
  const on = filtersOn(choice);
  const withCount = (value: string, name: string, count: number): Choice => ({
    value,
    text: t('farmers.choice', { name, count }),
  });
  const cropName = (id: string) => crops.find(({ crop_id: each }) => each === id)?.crop ?? id;

  const choices: Readonly<Record<(typeof filterNames)[number], readonly Choice[]>> = {
    whose: (['own', 'shared', ...(hasBranch ? (['everyone'] as const) : [])] as const).map((value) => ({
      value,
      text: t(`farmers.${value}`),
    })),
    district: (counts?.districts ?? []).map(({ id, name, farmers }) => withCount(id, name, farmers)),
    crop: (counts?.crops ?? []).map(({ id, farmers }) => withCount(id, cropName(id), farmers)),
    group: groups.map(({ id, label, members }) => withCount(String(id), label, members)),
    language: (counts?.languages ?? []).map(({ id, farmers }) => withCount(id, sayLanguage(id), farmers)),
    consent: [
      { value: 'yes', text: t('farmers.consentYes') },
      { value: 'no', text: t('farmers.consentNo') },
    ],
    sex: sexes.map((value) => ({ value, text: t(`farmers.${value}`) })),
    age: ages.map((value) => ({ value, text: t(ageWords[value]) })),
    reach: reaches.map((value) => ({ value, text: t(reachWords[value]) })),
    phone: [
      { value: 'yes', text: t('farmers.phoneYes') },
      { value: 'no', text: t('farmers.phoneNo') },
    ],
    sort: [{ value: 'newest', text: t('farmers.sortNewest') }],
  };
  function sayLanguage(id: string): string {
    const language = readFarmerChoice(new URLSearchParams({ language: id })).language;
    return language === undefined ? id : t(`farmers.${language}`);
  }

  function apply(form: HTMLFormElement) {
    const chosen = readFarmerChoice(new URLSearchParams(new FormData(form) as unknown as Record<string, string>));
    navigate(farmersHref({ ...chosen, q: choice.q, page: 1 }), { replace: true });
  }

  return (
    <details className="farmer-filters">
      <summary>
        <SlidersHorizontal size={18} aria-hidden="true" />
        {on === 0 ? t('farmers.filters') : t('farmers.filtersOn', { count: on })}
      </summary>
      <form
        aria-label={t('farmers.filters')}
        onChange={(event) => apply(event.currentTarget)}
        onSubmit={(event) => event.preventDefault()}
      >
        {filterNames.map((name) => (
          <Select
            key={`${name} ${choice[name] ?? ''} ${choices[name].length}`}
            label={t(`farmers.${name}`)}
            name={name}
            empty={t(name === 'whose' ? 'farmers.mine' : name === 'sort' ? 'farmers.sortName' : 'farmers.any')}
            defaultValue={choice[name] ?? ''}
            choices={choices[name]}
          />
        ))}
        {on > 0 && (
          <Button kind="quiet" href={farmersHref({ q: choice.q })} replace>
            {t('farmers.clearFilters')}
          </Button>
        )}
      </form>
    </details>
  );
}
