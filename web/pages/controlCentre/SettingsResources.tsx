import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { longestResourceSearch } from '#contract/limits.ts';
import { findResources } from '#contract/resources/resources.ts';
import { EDIT_RESOURCES } from '#web/features/resources/editingApi.ts';
import { ResourceCard } from '#web/features/resources/ResourceCard.tsx';
import { PAGE } from '#web/features/resources/search.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';

/** The public library of resources as visitors see it; it is changed on a page of its own. */
export default function SettingsResources() {
  const t = useWords();
  const [q, setQ] = useState('');
  const [shown, setShown] = useState(PAGE);
  const { data, error, refetch } = useQuery({
    ...apiQuery(findResources, { query: { limit: shown, ...(q && { q }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="settings-resources" aria-labelledby="settings-resources">
      <h2 id="settings-resources">{t('resources.title')}</h2>
      <p>{t('settings.resourcesLead')}</p>
      <div className="settings-resources-bar">
        <SearchBox
          label={t('resources.search')}
          placeholder={t('resources.example')}
          maxLength={longestResourceSearch}
          onSearch={setQ}
        />
        <Button href={EDIT_RESOURCES}>{t('settings.manageResources')}</Button>
      </div>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <p role="status">
          {q === ''
            ? t('resources.count', { count: data.total })
            : t('resources.countFor', { count: data.total, text: q })}
        </p>
      )}
      {data?.total === 0 && (
        <EmptyState title={q === '' ? t('resources.noneAtAll') : t('resources.none', { text: q })}>
          {t('settings.noResourceLead')}
        </EmptyState>
      )}
      <ul className="settings-resources-list">
        {data?.items.map((resource) => (
          <li key={resource.id}>
            <ResourceCard resource={resource} />
          </li>
        ))}
      </ul>
      {data && data.total > data.items.length && (
        <Button kind="secondary" onClick={() => setShown(shown + PAGE)}>
          {t('resources.more', { count: Math.min(PAGE, data.total - data.items.length) })}
        </Button>
      )}
    </section>
  );
}
