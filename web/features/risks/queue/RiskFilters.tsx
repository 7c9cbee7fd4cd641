import { SlidersHorizontal } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { shippedText } from '#web/lib/shippedText.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select, type Choice } from '#web/ui/forms/Select.tsx';
import {
  categoriesQuery,
  districtsQuery,
  filterNames,
  readRiskChoice,
  risksHref,
  zonesQuery,
  type RiskChoice,
} from '../api.ts';

const labels = {
  category: 'risks.category',
  zone: 'risks.zoneOf',
  district: 'risks.district',
  claimed: 'risks.claimed',
  mine: 'risks.whose',
} as const;

/** What the list is narrowed by beside its state; each change is a step to the new address. */
export function RiskFilters({ choice, isJudge }: { choice: RiskChoice; isJudge: boolean }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: zones = [] } = useQuery(zonesQuery());
  const { data: districts = [] } = useQuery(districtsQuery());
  const names = filterNames.filter((name) => isJudge || (name !== 'claimed' && name !== 'mine'));
  const on = names.filter((name) => choice[name] !== undefined).length;
  const choices: Readonly<Record<(typeof filterNames)[number], readonly Choice[]>> = {
    category: categories.map(({ id, name }) => ({ value: String(id), text: shippedText(name) })),
    zone: zones.map(({ id, name }) => ({ value: String(id), text: name })),
    district: districts.map(({ district_id: value, district: text }) => ({ value, text })),
    claimed: [
      { value: 'mine', text: t('risks.claimedMine') },
      { value: 'none', text: t('risks.claimedNone') },
      { value: 'any', text: t('risks.claimedAny') },
    ],
    mine: [{ value: '1', text: t('risks.mine') }],
  };

  function apply(form: HTMLFormElement) {
    const chosen = readRiskChoice(
      new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
      isJudge,
    );
    navigate(risksHref({ ...chosen, q: choice.q, status: choice.status, view: choice.view, page: 1 }), {
      replace: true,
    });
  }
  return (
    <details className="risks-filters">
      <summary>
        <SlidersHorizontal size={18} aria-hidden="true" />
        {on === 0 ? t('risks.filters') : t('risks.filtersOn', { count: on })}
      </summary>
      <form
        aria-label={t('risks.filters')}
        onChange={(event) => apply(event.currentTarget)}
        onSubmit={(event) => event.preventDefault()}
      >
        {names.map((name) => (
          <Select
            key={`${name} ${choice[name] ?? ''} ${choices[name].length}`}
            label={t(labels[name])}
            name={name}
            empty={t(name === 'mine' ? 'risks.all' : 'risks.any')}
            defaultValue={choice[name] ?? ''}
            choices={choices[name]}
          />
        ))}
        {on > 0 && (
          <Button kind="quiet" href={risksHref({ q: choice.q, status: choice.status })} replace>
            {t('risks.clearFilters')}
          </Button>
        )}
      </form>
    </details>
  );
}
