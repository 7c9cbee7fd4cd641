import { lazy, Suspense, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FilterLinks } from '#web/ui/navigation/FilterLinks.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { PieceRow } from './PieceRow.tsx';
import { readLanguage, speechQuery } from './api.ts';
import './Recordings.css';

const RecordDialog = lazy(() => loadCode(() => import('./RecordDialog.tsx')));

const filters = ['toRecord', 'draft', 'reviewed', 'all'] as const;
const shownAtFirst = 25;
const here = '/manage/recordings';

/** Recordings of a language: what is missing with what it blocks, recorded, listened to and reviewed. */
export default function Recordings({ search }: { readonly search: URLSearchParams }) {
  const t = useWords();
  const language = readLanguage(search);
  const filter = filters.find((each) => each === search.get('show')) ?? 'toRecord';
  const [shown, setShown] = useState(shownAtFirst);
  const [find, setFind] = useState('');
  const [recording, setRecording] = useState<string>();
  const { data, error, refetch } = useQuery({ ...speechQuery(language), placeholderData: keepPreviousData });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={8} />;
  const counts = data.languages.find(({ code }) => code === language);
  const wanted = find.trim().toLowerCase();
  const found = data.pieces.filter(
    ({ status, text }) =>
      (filter === 'all' ||
        (filter === 'toRecord' ? status === 'missing' || status === 'changed' : status === filter)) &&
      text.toLowerCase().includes(wanted),
  );
  const recorded = data.pieces.find(({ key }) => key === recording);
  return (
    <div className="speech">
      <FilterLinks
        label={t('speech.language')}
        links={data.languages.map(({ code, name, heard, sentences }) => ({
          value: code,
          text: t('speech.languageHeard', { name, heard, sentences }),
          href: `${here}?language=${code}`,
          chosen: code === language,
        }))}
      />
      {counts && (
        <p role="status">
          {t('speech.done', {
            heard: counts.heard,
            sentences: counts.sentences,
            reviewed: counts.reviewed,
            all: data.pieces.length,
            draft: counts.draft,
            missing: counts.missing + counts.changed,
          })}
        </p>
      )}
      <FilterLinks
        label={t('speech.show')}
        links={filters.map((each) => ({
          value: each,
          text: t(`speech.${each}`),
          href: `${here}?language=${language}&show=${each}`,
          chosen: each === filter,
        }))}
      />
      <TextInput
        label={t('speech.find')}
        type="search"
        value={find}
        onChange={(event) => setFind(event.target.value)}
      />
      {found.length === 0 && (
        <EmptyState title={t('speech.none')}>
          {data.pieces.length === 0 ? t('speech.noSentences') : t('speech.noneLead')}
        </EmptyState>
      )}
      <ul className="speech-list">
        {found.slice(0, shown).map((piece) => (
          <PieceRow key={piece.key} piece={piece} language={language} onRecord={() => setRecording(piece.key)} />
        ))}
      </ul>
      {found.length > shown && (
        <Button kind="secondary" onClick={() => setShown(shown + shownAtFirst)}>
          {t('speech.more', { count: found.length - shown })}
        </Button>
      )}
      <Suspense>
        {recorded && <RecordDialog piece={recorded} language={language} onClose={() => setRecording(undefined)} />}
      </Suspense>
    </div>
  );
}
