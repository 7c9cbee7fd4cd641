import { useLocation } from 'wouter';
import { longestProjectSearch } from '#contract/limits.ts';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { useWords } from '#web/lib/words.ts';
import { PROJECT_MAP, projectMapHref, type ProjectSelection } from './selection.ts';

/** Finds projects by words; the filters stay. */
export function ProjectSearch({ selection }: { selection: ProjectSelection }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { q, page: _page, sort: _sort, ...kept } = selection;
  return (
    <SearchBox
      label={t('projects.search')}
      maxLength={longestProjectSearch}
      defaultValue={q ?? ''}
      action={PROJECT_MAP}
      kept={kept}
      onSearch={(text) => navigate(projectMapHref({ ...kept, q: text }), { replace: true })}
    />
  );
}
