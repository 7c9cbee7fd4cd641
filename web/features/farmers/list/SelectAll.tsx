import { useState } from 'react';
import { listFarmers } from '#contract/farmers/farmers.ts';
import { mostFarmersAtOnce, mostFarmersListed } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayNumber } from '#web/lib/format.ts';
import type { Selection } from '#web/lib/useSelection.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { useAct } from '#web/ui/useAct.ts';
import { filterOf, isMine, type Farmer, type FarmerChoice } from '../api.ts';

interface SelectAllProps {
  readonly rows: readonly Farmer[];
  readonly total: number;
  readonly choice: FarmerChoice;
  readonly selection: Selection<Farmer>;
}

/** Ticks every row of the page that one may act on (C §2); then offers all that were found, as many as one act may name. */
export function SelectAll({ rows, total, choice, selection }: SelectAllProps) {
  const t = useWords();
  const { acting, act } = useAct();
  const [soFar, setSoFar] = useState(0);
  const mine = rows.filter(isMine);
  const isAll = mine.every(({ id }) => selection.has(id));
  const reachable = Math.min(total, mostFarmersAtOnce);

  const selectEvery = () =>
    act('every', async () => {
      for (let offset = 0; offset < reachable; offset += mostFarmersListed) {
        setSoFar(offset);
        const limit = Math.min(mostFarmersListed, reachable - offset);
        const { found } = await callApi(listFarmers, { query: { ...filterOf(choice), sort: 'newest', limit, offset } });
        selection.set(found, true);
      }
    });

  if (mine.length === 0) return null;
  return (
    <div className="farmers-all">
      <Checkbox
        label={t('farmers.selectAll', { count: mine.length })}
        checked={isAll}
        onChange={(event) => selection.set(mine, event.target.checked)}
      />
      {isAll && choice.whose !== 'everyone' && total > rows.length && selection.rows.length < reachable && (
        <Button kind="quiet" small busy={acting === 'every'} onClick={() => void selectEvery()}>
          {acting === 'every'
            ? t('farmers.selecting', { count: sayNumber(soFar) })
            : t('farmers.selectEvery', { count: sayNumber(reachable) })}
        </Button>
      )}
    </div>
  );
}
