import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { longestFarmerSearch } from '#contract/limits.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useSelection } from '#web/lib/useSelection.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { AddFile } from './AddFile.tsx';
import {
  type FileChoice,
  type FileList,
  filesHref,
  filesPerPage,
  filesQuery,
  lookAgain,
  readFileChoice,
} from './api.ts';
import { FileCard } from './FileCard.tsx';
import { FilesBar } from './FilesBar.tsx';
import './UploadsTab.css';

const FileView = lazy(() => loadCode(() => import('./FileView.tsx')));

/** The officer's library (C §2): private and public files, or the page of one. */
export default function UploadsTab({ id, search }: { id: string | undefined; search: URLSearchParams }) {
  if (id === undefined) return <Library choice={readFileChoice(search)} />;
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      <FileView key={id} id={Number(id)} />
    </Suspense>
  );
}

function Library({ choice }: { choice: FileChoice }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const {
    data: list,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({
    ...filesQuery(choice),
    placeholderData: (earlier) => earlier,
    refetchInterval: ({ state: { data } }) => lookAgain(data?.found),
  });
  return (
    <div className="files">
      <div className="files-bar">
        <Segmented
          label={t('files.which')}
          value={choice.view}
          options={(['private', 'public'] as const).map((view) => ({
            value: view,
            text: t(`files.${view}`),
            href: filesHref({ view }),
          }))}
        />
        <SearchBox
          label={t('files.search')}
          maxLength={longestFarmerSearch}
          defaultValue={choice.q}
          onSearch={(q) => navigate(filesHref({ ...choice, q, page: 1 }), { replace: true })}
        />
      </div>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!error && !list && <Skeleton lines={10} />}
      {list && (
        <div className="files-part" aria-busy={isPlaceholderData || undefined}>
          <AddFile key={choice.view} view={choice.view} room={list} />
          <Found key={choice.view} list={list} choice={choice} />
        </div>
      )}
    </div>
  );
}

function Found({ list, choice }: { list: FileList; choice: FileChoice }) {
  const t = useWords();
  const selection = useSelection(list.found);
  const isAll = list.found.every(({ id }) => selection.has(id));
  if (list.total === 0) return <Nothing choice={choice} />;
  return (
    <div className="files-found">
      <div className="files-count">
        <p role="status">{t('files.found', { count: list.total })}</p>
        <Checkbox
          label={t('files.selectAll', { count: list.found.length })}
          checked={isAll}
          onChange={(event) => selection.set(list.found, event.target.checked)}
        />
      </div>
      <ul className="files-grid">
        {list.found.map((file) => (
          <FileCard
            key={file.id}
            file={file}
            ticked={selection.has(file.id)}
            onTick={(isOn) => selection.set([file], isOn)}
          />
        ))}
      </ul>
      <Pagination
        page={choice.page}
        total={Math.ceil(list.total / filesPerPage)}
        href={(page) => filesHref({ ...choice, page })}
      />
      <FilesBar selection={selection} />
    </div>
  );
}

function Nothing({ choice: { view, q } }: { choice: FileChoice }) {
  const t = useWords();
  if (q === '')
    return (
      <EmptyState title={t(view === 'public' ? 'files.emptyPublic' : 'files.emptyPrivate')}>
        {t(view === 'public' ? 'files.emptyPublicLead' : 'files.emptyPrivateLead')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('files.none')}
      action={
        <Button kind="secondary" href={filesHref({ view })}>
          {t('files.clear')}
        </Button>
      }
    >
      {t('files.noneLead')}
    </EmptyState>
  );
}
