import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '../actions/Link.tsx';
import { useWords } from '#web/lib/words.ts';
import './Pagination.css';

interface PaginationProps {
  /** The page one is on, from 1. */
  page: number;
  total: number;
  /** Address of a page. */
  href: (page: number) => string;
}

/** Links to the pages of a list: the first, the last, the neighbours, previous and next. */
export function Pagination({ page, total, href }: PaginationProps) {
  const t = useWords();
  if (total < 2) return null;
  return (
    <nav className="pagination" aria-label={t('ui.pages')}>
      <Step href={page > 1 ? href(page - 1) : undefined} label={t('ui.previous')}>
        <ChevronLeft size={18} aria-hidden="true" />
      </Step>
      <span className="pagination-now figures">{t('ui.pageOf', { page, total })}</span>
      <ol className="pagination-pages figures">
        {pagesShown(page, total).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                href={href(number)}
                aria-label={t('ui.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step href={page < total ? href(page + 1) : undefined} label={t('ui.next')}>
        <ChevronRight size={18} aria-hidden="true" />
      </Step>
    </nav>
  );
}

function Step({ href, label, children }: { href: string | undefined; label: string; children: ReactNode }) {
  if (href === undefined) return <span className="pagination-step">{children}</span>;
  return (
    <Link className="pagination-step" href={href} aria-label={label}>
      {children}
    </Link>
  );
}

/** The numbers worth showing, with null where some are left out: 1 … 4 5 6 … 20. */
export function pagesShown(page: number, total: number): (number | null)[] {
  const near = Array.from({ length: total }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === total || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) => {
    const missing = number - (near[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return [missing === 1 ? number - 1 : null, number];
  });
}
