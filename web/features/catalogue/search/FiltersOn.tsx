import { X } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { FILTERS, listHref, type ListAddress } from '../address.ts';
import type { FoundDatasets } from '../api.ts';
import './FiltersOn.css';

/** The filters that are on, each a link that takes it off. */
export function FiltersOn({
  address,
  filters,
}: {
  address: ListAddress;
  filters: FoundDatasets['filters'] | undefined;
}) {
  const t = useWords();
  const on = FILTERS.flatMap((name) => (address[name] === undefined ? [] : [{ name, value: address[name] }]));
  if (on.length === 0) return null;
  return (
    <ul className="filters-on">
      {on.map(({ name, value }) => {
        const text = filters?.[name].find((each) => each.value === value)?.name ?? value;
        return (
          <li key={name}>
            <Link
              href={listHref({ ...address, page: 1, [name]: undefined })}
              replace
              aria-label={t('datasets.takeOff', { name: text })}
            >
              <span>
                {t(`datasets.${name}`)}: {text}
              </span>
              <X size={14} aria-hidden="true" />
            </Link>
          </li>
        );
      })}
      {on.length > 1 && (
        <li>
          <Link className="filters-on-all" href={listHref({ q: address.q, sort: address.sort })} replace>
            {t('datasets.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
