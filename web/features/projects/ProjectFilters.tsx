import { useLocation } from 'wouter';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import type { FoundProjects } from './projects.ts';
import { FILTERS, isNarrowed, PROJECT_MAP, projectMapHref, readSelection, type ProjectSelection } from './selection.ts';
import './ProjectFilters.css';

/** Filters of the projects: a plain form with GET; with JavaScript every change is a step to the new address. */
export function ProjectFilters({
  selection,
  filters,
}: {
  selection: ProjectSelection;
  filters: FoundProjects['filters'] | undefined;
}) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { q, region, figure, crop, month } = selection;
  const apply = (form: HTMLFormElement) => {
    const chosen = readSelection(new URLSearchParams(new FormData(form) as unknown as Record<string, string>));
    navigate(projectMapHref(chosen), { replace: true });
  };
  return (
    <div className="project-filters">
      <form
        className="project-filters-form"
        action={pageAddress(PROJECT_MAP)}
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
              lang: writtenIn(),
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
