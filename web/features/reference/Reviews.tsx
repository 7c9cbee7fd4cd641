import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { longestRowSearch } from '#contract/limits.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { rowHref } from './api.ts';
import { SignReviews } from './SignReviews.tsx';
import { useSigning } from './useSigning.ts';
import { type ReviewChoice, type ReviewRow, reviewsHref, reviewsPerPage, reviewsQuery } from './reviewsApi.ts';
import './reviews.css';

const keyOf = ({ table, key }: Pick<ReviewRow, 'table' | 'key'>) => `${table}/${key}`;

/** Entries of general knowledge to be signed, those farmers see most first, or those signed already. */
export default function Reviews({ choice }: { choice: ReviewChoice }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data: list, error, refetch } = useQuery({ ...reviewsQuery(choice), placeholderData: (earlier) => earlier });
  const { withdraw } = useSigning();
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={8} />;
  const rows = list.found.filter((row) => chosen.has(keyOf(row)));
  const choose = (picked: readonly ReviewRow[], isChosen: boolean) => {
    const keys = picked.map(keyOf);
    setChosen(new Set(isChosen ? [...chosen, ...keys] : [...chosen].filter((key) => !keys.includes(key))));
  };
  return (
    <section className="reviews">
      <div className="reviews-bar">
        <SearchBox
          label={t('manage.reviewSearch')}
          maxLength={longestRowSearch}
          defaultValue={choice.q}
          action="/manage/reviews"
          onSearch={(q) => navigate(reviewsHref({ ...choice, q, page: 1 }), { replace: true })}
        />
        <Segmented
          label={t('manage.reviewState')}
          value={choice.state}
          options={[
            {
              value: 'unreviewed',
              text: t('manage.reviewUnreviewed'),
              href: reviewsHref({ ...choice, state: 'unreviewed', page: 1 }),
            },
            {
              value: 'reviewed',
              text: t('manage.reviewReviewed'),
              href: reviewsHref({ ...choice, state: 'reviewed', page: 1 }),
            },
          ]}
        />
        <Select
          label={t('manage.reviewTable')}
          value={choice.table}
          empty={t('manage.reviewAllTables')}
          choices={list.counts.map(({ table, title, general, reviewed }) => ({
            value: table,
            text: t('manage.reviewTableOf', { table: title, general, reviewed }),
          }))}
          onChange={({ target }) =>
            navigate(reviewsHref({ ...choice, table: target.value, page: 1 }), { replace: true })
          }
        />
      </div>
      <p role="status" className="reference-count">
        {t('manage.found', { count: list.total })}
      </p>
      {list.found.length === 0 ? (
        <NoReviews choice={choice} />
      ) : (
        <>
          {choice.state === 'unreviewed' && (
            <Checkbox
              label={t('manage.reviewPickAll')}
              checked={rows.length === list.found.length}
              onChange={({ target }) => choose(list.found, target.checked)}
            />
          )}
          <ul className="review-rows">
            {list.found.map((row) => (
              <li key={keyOf(row)}>
                <Entry
                  row={row}
                  chosen={chosen.has(keyOf(row))}
                  onChoose={(isChosen) => choose([row], isChosen)}
                  onWithdraw={() => void withdraw([row])}
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={choice.page}
            total={Math.ceil(list.total / reviewsPerPage)}
            href={(page) => reviewsHref({ ...choice, page })}
          />
        </>
      )}
      {rows.length > 0 && <SignReviews rows={rows} onDone={() => setChosen(new Set())} />}
    </section>
  );
}

interface EntryProps {
  row: ReviewRow;
  chosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onWithdraw: () => void;
}

function Entry({ row, chosen, onChoose, onWithdraw }: EntryProps) {
  const t = useWords();
  const { review } = row;
  return (
    <article className="review-entry">
      <header>
        {review === null && (
          <Checkbox
            label={<span className="heard">{t('manage.reviewPick', { title: row.title })}</span>}
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <h2>
          {row.tableTitle}: <span lang={writtenIn()}>{row.title}</span>
        </h2>
        <Badge>{t('manage.reviewViews', { count: row.views })}</Badge>
        {row.changedSince && <Badge tone="warn">{t('manage.reviewChanged')}</Badge>}
      </header>
      {review !== null && (
        <p className="review-mark">
          {t('manage.reviewBy', {
            name: review.name,
            institution: review.institution,
            day: sayDay(review.reviewedOn, { withYear: true }),
          })}
          {review.note !== '' && <> — {review.note}</>}{' '}
          <small>{t('manage.reviewEntered', { name: review.enteredBy })}</small>
        </p>
      )}
      <dl>
        {row.says.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={writtenIn()}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="review-source">
        {t('manage.reviewSource', { source: row.source })} ·{' '}
        <Link href={rowHref(row.table, row.key)}>{t('manage.reviewEdit')}</Link>
      </p>
      {review !== null && (
        <Button kind="secondary" small onClick={onWithdraw}>
          {t('manage.reviewWithdraw')}
        </Button>
      )}
    </article>
  );
}

function NoReviews({ choice }: { choice: ReviewChoice }) {
  const t = useWords();
  const isNarrowed = choice.q !== '' || choice.table !== '';
  const other = choice.state === 'unreviewed' ? 'reviewed' : 'unreviewed';
  return (
    <EmptyState
      title={t(
        isNarrowed
          ? 'manage.reviewNoneFound'
          : choice.state === 'unreviewed'
            ? 'manage.reviewNone'
            : 'manage.reviewNoneReviewed',
      )}
      action={
        <Button
          kind="secondary"
          href={isNarrowed ? reviewsHref({ state: choice.state }) : reviewsHref({ state: other })}
        >
          {t(
            isNarrowed ? 'manage.showAll' : other === 'reviewed' ? 'manage.reviewReviewed' : 'manage.reviewUnreviewed',
          )}
        </Button>
      }
    >
      {!isNarrowed && choice.state === 'unreviewed' && t('manage.reviewNoneLead')}
    </EmptyState>
  );
}
