import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { tableHref, tablesQuery } from './api.ts';
import './reference.css';

/** The reference tables that `shows` keeps, with their size and what was changed here. */
export function ReferenceTables({ shows }: { shows: (table: string) => boolean }) {
  const t = useWords();
  const { data: tables = [] } = useQuery(tablesQuery());
  return (
    <ul className="reference-tables">
      {tables
        .filter(({ table }) => shows(table))
        .map(({ table, title, about, rows, edited, shippedSince }) => (
          <li key={table}>
            <Link className="reference-card" href={tableHref(table)}>
              <strong>{title}</strong>
              <span>{about}</span>
              <span className="reference-marks">
                <Badge>{t('manage.rows', { count: rows })}</Badge>
                {edited > 0 && <Badge tone="brand">{t('manage.edited', { count: edited })}</Badge>}
                {shippedSince > 0 && <Badge tone="warn">{t('manage.shippedSince', { count: shippedSince })}</Badge>}
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
