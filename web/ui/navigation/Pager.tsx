import { useEffect } from 'react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '../actions/Button.tsx';
import './Pager.css';

interface PagerProps {
  /** The page one is on, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/**
 * Previous and next page of a list that has no address of its own. Where the last row of the last page went, it goes to the
 * last page there is.
 */
export function Pager({ page, pages, onPage }: PagerProps) {
  const t = useWords();
  const last = Math.max(1, pages);
  const isPast = page > last;
  useEffect(() => {
    if (isPast) onPage(last);
  });
  if (pages < 2) return null;
  return (
    <div className="pager">
      <Button kind="secondary" small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('ui.previous')}
      </Button>
      <span>{t('ui.pageOf', { page, total: pages })}</span>
      <Button kind="secondary" small disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('ui.next')}
      </Button>
    </div>
  );
}
