import type { Static } from 'typebox';
import { BadgeCheck, Info } from 'lucide-react';
import type { Provenance } from '#contract/shapes.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import './ProvenanceNote.css';

/** What the reference data's own short words mean. */
const IN_WORDS: Readonly<Record<string, WordKey>> = {
  source: 'ui.basisSource',
  'expert-general-knowledge': 'ui.basisGeneral',
  specification: 'ui.basisSpecification',
  derived: 'ui.basisDerived',
  seen: 'ui.checkedSeen',
  'partly seen': 'ui.checkedPartly',
  recalled: 'ui.checkedRecalled',
};

/** Where a row of the reference data is read in the catalogue. */
function rowHref(row: string): string {
  return `/api/datasets/reference/${row.split('/').map(encodeURIComponent).join('/')}`;
}

/** Where advice comes from and how far it was checked. What nobody reviewed yet says so plainly. */
export function ProvenanceNote({
  provenance,
  asOf,
  title,
  of,
}: {
  provenance: Static<typeof Provenance>;
  asOf?: string | undefined;
  /** Stands before the facts where they are no agronomy: "Where this comes from". */
  title?: string | undefined;
  /** What it is the source of, where several notes stand together: "Onset". */
  of?: string | undefined;
}) {
  const t = useWords();
  const { basis, verification, source, sourceUrl, reviewed, reviewedBy = '', row } = provenance;
  const say = (word: string) => (IN_WORDS[word] ? t(IN_WORDS[word]) : word);
  const Icon = reviewed ? BadgeCheck : Info;
  return (
    <details className="provenance">
      <summary>
        <Icon size={15} aria-hidden="true" />
        {of !== undefined && <b>{of}:</b>}
        <span>
          {title ??
            (reviewedBy !== ''
              ? t('ui.reviewedBy', { who: reviewedBy })
              : t(reviewed ? 'ui.reviewed' : basis === 'source' ? 'ui.publishedNotReviewed' : 'ui.notReviewed'))}
        </span>
      </summary>
      <ul className="provenance-facts">
        {title !== undefined && reviewedBy !== '' && <li>{t('ui.reviewedBy', { who: reviewedBy })}</li>}
        {source !== '' && (
          <li>
            {t('ui.source', { source: '' })}
            {sourceUrl === '' ? source : <a href={sourceUrl}>{source}</a>}
          </li>
        )}
        {basis !== '' && <li>{t('ui.basis', { basis: say(basis) })}</li>}
        {verification !== '' && <li>{t('ui.checked', { verification: say(verification) })}</li>}
        {asOf !== undefined && <li>{t('ui.asOf', { date: asOf })}</li>}
        {row !== undefined && (
          <li>
            <a href={pageAddress(rowHref(row))}>{t('ui.rowInDataset')}</a>
          </li>
        )}
      </ul>
    </details>
  );
}
