import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { longestResourceSearch } from '#contract/limits.ts';
import { findResources } from '#contract/resources/resources.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import './FindResources.css';

const RESOURCES = '/main/resources';

/** A search among the resources that says how many there are, and leads to them. Without script the form itself leads there. */
export function FindResources() {
  const t = useWords();
  const [text, setText] = useState('');
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(findResources, { query: { q: text, limit: 1 } }),
    enabled: text !== '',
    placeholderData: (earlier) => earlier,
  });
  const total = text === '' ? undefined : data?.total;
  return (
    <div className="find-resources">
      <SearchBox
        label={t('services.search')}
        maxLength={longestResourceSearch}
        name="searchValue"
        action={RESOURCES}
        onSearch={setText}
      />
      <div className="find-resources-answer" role="status" aria-busy={isFetching || undefined}>
        {error !== null && text !== '' && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
        {text === '' && <span>{t('services.searchHint')}</span>}
        {error === null && total !== undefined && (
          <>
            <span>{total === 0 ? t('services.noHits') : t('services.hits', { count: total })}</span>
            {total > 0 && (
              <Button
                small
                href={`${RESOURCES}/${encodeURIComponent(text)}`}
                icon={<ArrowRight size={16} aria-hidden="true" />}
                aria-label={t('services.goFor', { text })}
              >
                {t('services.go')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
