import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { listPhrases } from '#contract/translations/translations.ts';
import { type PackLanguage, packLanguages } from '#engines/conversation/languages.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FilterLinks } from '#web/ui/navigation/FilterLinks.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { BringPhrases } from './BringPhrases.tsx';
import { PhraseDialog } from './PhraseDialog.tsx';
import './Workbench.css';

export type Phrase = Answer<typeof listPhrases>['phrases'][number];

const filters = ['all', 'missing', 'draft', 'reviewed', 'changed'] as const;
const shownAtFirst = 25;
const here = '/manage/translations';

/** Sentences of phones beside their translation, language by language: written, looked over by a second person, taken out and in. */
export default function Workbench({ search }: { readonly search: URLSearchParams }) {
  const t = useWords();
  const language = packLanguages.find((code) => code === search.get('language')) ?? packLanguages[0];
  const filter = filters.find((each) => each === search.get('show')) ?? 'all';
  const [shown, setShown] = useState(shownAtFirst);
  const [find, setFind] = useState('');
  const [editing, setEditing] = useState<string>();
  const { data, error, refetch } = useQuery({
    ...apiQuery(listPhrases, { params: { language } }),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={8} />;
  const counts = data.languages.find(({ code }) => code === language);
  const wanted = find.trim().toLowerCase();
  const found = data.phrases.filter(
    ({ status, changed_from: from, source, text }) =>
      (filter === 'all' || (filter === 'changed' ? from !== null : status === filter)) &&
      (source.toLowerCase().includes(wanted) || text.toLowerCase().includes(wanted)),
  );
  const edited = data.phrases.find(({ key }) => key === editing);
  return (
    <div className="workbench">
      <FilterLinks
        label={t('translations.language')}
        links={data.languages.map(({ code, name }) => ({
          value: code,
          text: name,
          href: `${here}?language=${code}`,
          chosen: code === language,
        }))}
      />
      {counts && (
        <p role="status">
          {t('translations.done', {
            reviewed: counts.reviewed,
            all: data.phrases.length,
            draft: counts.draft,
            missing: counts.missing,
          })}
        </p>
      )}
      <div className="workbench-acts">
        <Button kind="secondary" small href={`/api/phrases/${language}/csv`}>
          {t('translations.csv')}
        </Button>
        <Button kind="secondary" small href={`/api/phrases/${language}/xliff`}>
          {t('translations.xliff')}
        </Button>
        <Button kind="secondary" small href={`/api/phrases/${language}/xliff?version=1.2`}>
          {t('translations.xliff1')}
        </Button>
        <BringPhrases language={language} />
      </div>
      <FilterLinks
        label={t('translations.show')}
        links={filters.map((each) => ({
          value: each,
          text: t(`translations.${each}`),
          href: `${here}?language=${language}&show=${each}`,
          chosen: each === filter,
        }))}
      />
      <TextInput
        label={t('translations.find')}
        type="search"
        value={find}
        onChange={(event) => setFind(event.target.value)}
      />
      {found.length === 0 && <EmptyState title={t('translations.none')}>{t('translations.noneLead')}</EmptyState>}
      {found.slice(0, shown).map((phrase) => (
        <PhraseCard key={phrase.key} phrase={phrase} language={language} onEdit={() => setEditing(phrase.key)} />
      ))}
      {found.length > shown && (
        <Button kind="secondary" onClick={() => setShown(shown + shownAtFirst)}>
          {t('translations.more')}
        </Button>
      )}
      {edited && <PhraseDialog phrase={edited} language={language} onClose={() => setEditing(undefined)} />}
    </div>
  );
}

interface PhraseCardProps {
  readonly phrase: Phrase;
  readonly language: PackLanguage;
  readonly onEdit: () => void;
}

function PhraseCard({ phrase, language, onEdit }: PhraseCardProps) {
  const t = useWords();
  const { source, text, status } = phrase;
  const tones = { missing: 'plain', draft: 'warn', reviewed: 'ok' } as const;
  return (
    <Card>
      <div className="workbench-sides">
        <p>
          <span className="workbench-label">{t('translations.english')}</span>
          {source}
        </p>
        <p lang={text === '' ? undefined : language}>
          <span className="workbench-label" lang="en">
            {t('translations.translation')}
          </span>
          {text === '' ? t('translations.none_yet') : text}
        </p>
      </div>
      {phrase.changed_from !== null && (
        <p className="workbench-note">{t('translations.changedFrom', { source: phrase.changed_from })}</p>
      )}
      <p className="workbench-note">
        <Badge tone={tones[status]}>{t(`translations.status_${status}`)}</Badge>{' '}
        {[
          phrase.written_by === null ? '' : t('translations.written', { name: phrase.written_by }),
          phrase.reviewed_by === null ? '' : t('translations.reviewedBy', { name: phrase.reviewed_by }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <div className="workbench-acts">
        <Button kind="secondary" small aria-label={t('translations.editOf', { source })} onClick={onEdit}>
          {t('translations.edit')}
        </Button>
      </div>
    </Card>
  );
}
