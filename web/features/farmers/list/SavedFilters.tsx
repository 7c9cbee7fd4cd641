import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Pencil, Trash2, UsersRound } from 'lucide-react';
import { removeFarmerFilter } from '#contract/farmers/farmerFilters.ts';
import { callApi } from '#web/lib/callApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FilterLinks } from '#web/ui/navigation/FilterLinks.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import {
  choiceOf,
  farmersHref,
  filterOf,
  savedFiltersQuery,
  type FarmerChoice,
  type Filter,
  type SavedFilter,
} from '../api.ts';
import './SavedFilters.css';

const FilterNameDialog = lazy(() => loadCode(() => import('./FilterNameDialog.tsx')));
const SmartGroupDialog = lazy(() => loadCode(() => import('../groups/SmartGroupDialog.tsx')));

interface SavedFiltersProps {
  readonly choice: FarmerChoice;
  /** How many farmers the list's filter leaves. */
  readonly total: number | undefined;
}

/** Filters kept under a name, each a link; the one that is on is saved, renamed, deleted, or made a smart group of. */
export function SavedFilters({ choice, total }: SavedFiltersProps) {
  const t = useWords();
  const bringBack = useBringBack();
  const { data: saved = [] } = useQuery(savedFiltersQuery());
  const [naming, setNaming] = useState<SavedFilter | 'new'>();
  const [grouping, setGrouping] = useState(false);
  const { acting, act } = useAct();
  const filter = filterOf(choice);
  const isNarrowed = Object.keys(filter).length > 0;
  const current = saved.find((each) => isSame(each.filter, filter));
  const { group, whose, ...rest } = filter;
  if (saved.length === 0 && !isNarrowed) return null;

  const remove = ({ id }: SavedFilter) =>
    act('remove', async () => {
      const { message, undo } = await callApi(removeFarmerFilter, { params: { id } });
      notify({ tone: 'ok', text: message, undo: () => bringBack(undo) });
    });

  return (
    <div className="saved-filters">
      {saved.length > 0 && (
        <FilterLinks
          label={t('farmers.savedFilters')}
          links={saved.map((each) => ({
            value: String(each.id),
            text: each.name,
            href: farmersHref(choiceOf(each.filter)),
            chosen: each === current,
          }))}
        />
      )}
      {current ? (
        <span>
          <IconButton
            label={t('farmers.renameFilter', { name: current.name })}
            icon={<Pencil size={18} aria-hidden="true" />}
            onClick={() => setNaming(current)}
          />
          <IconButton
            label={t('farmers.deleteFilter', { name: current.name })}
            icon={<Trash2 size={18} aria-hidden="true" />}
            disabled={acting === 'remove'}
            onClick={() => void remove(current)}
          />
        </span>
      ) : (
        isNarrowed && (
          <Button kind="quiet" small icon={<Bookmark size={18} aria-hidden="true" />} onClick={() => setNaming('new')}>
            {t('farmers.saveFilter')}
          </Button>
        )
      )}
      {isNarrowed && group === undefined && whose !== 'everyone' && (
        <Button kind="quiet" small icon={<UsersRound size={18} aria-hidden="true" />} onClick={() => setGrouping(true)}>
          {t('farmers.makeSmart')}
        </Button>
      )}
      <Suspense>
        {naming !== undefined && (
          <FilterNameDialog
            saved={naming === 'new' ? undefined : naming}
            filter={filter}
            onClose={() => setNaming(undefined)}
          />
        )}
        {grouping && whose !== 'everyone' && (
          <SmartGroupDialog
            filter={{ ...rest, ...(whose && { whose }) }}
            total={total}
            onClose={() => setGrouping(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

function isSame(a: Filter, b: Filter): boolean {
  const text = (filter: Filter) => JSON.stringify(Object.entries(filter).toSorted(([p], [q]) => (p < q ? -1 : 1)));
  return text(a) === text(b);
}
