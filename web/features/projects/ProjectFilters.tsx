import { useLocation } from 'wouter';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useWords } from '#web/lib/words.ts';
import type { FoundProjects } from './projects.ts';
import { FILTERS, isNarrowed, PROJECT_MAP, projectMapHref, readSelection, type ProjectSelection } from './selection.ts';
import './ProjectFilters.css';

/** Search and filters of the projects: plain forms with GET; with JavaScript every change is a step to the new address. */
export function ProjectFilters({ selection, filters }: { selection: ProjectSelection; filters: FoundProjects['filters'] | undefined }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { q, page: _page, sort: _sort, ...kept } = selection;
  const { region, figure, crop, month } = selection;
  const goTo = (next: ProjectSelection) => navigate(projectMapHref(next), { replace: true });
  const apply = (form: HTMLFormElement) => goTo(readSelection(new URLSearchParams(new FormData(form) as unknown as Record<string, string>)));
  return (
    <div className="project-filters">
      <SearchBox label={t('projects.search')} defaultValue={q ?? ''} action={PROJECT_MAP} kept={kept} onSearch={(text) => goTo({ ...kept, q: text })} />
      <form
        className="project-filters-form"
        action={PROJECT_MAP}
        method="get"
        aria-label={t('projects.filter')}
        key={JSON.stringify([selection, filters === undefined])}
        onChange={(event) => apply(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        {Object.entries({ q, region, figure, crop, month }).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {FILTERS.map((name) => (
          <Select
            key={name}
            label={t(`projects.${name}`)}
            name={name}
            empty={t('projects.any')}
            defaultValue={chosenOf(filters?.[name] ?? [], selection[name])}
            choices={(filters?.[name] ?? []).map(({ value, projects: count }) => ({
              value,
              text: t('projects.choice', { value, count }),
              disabled: count === 0 && !isSame(value, selection[name]),
            }))}
          />
        ))}
        <Button type="submit" kind="secondary" className="project-filters-send">
          {t('projects.filter')}
        </Button>
      </form>
      {isNarrowed(selection) && (
        <Link className="project-filters-clear" href={projectMapHref({ region, figure, crop, month })} replace>
          {t('projects.clear')}
        </Link>
      )}
    </div>
  );
}

/** The choice meant by an address, whatever its letter case. */
function chosenOf(choices: readonly { value: string }[], wanted: string | undefined): string {
  return choices.find(({ value }) => isSame(value, wanted))?.value ?? '';
}

function isSame(value: string, wanted: string | undefined): boolean {
  return value.toLowerCase() === wanted?.toLowerCase();
}
