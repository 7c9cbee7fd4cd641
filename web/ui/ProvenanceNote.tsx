import type { Static } from 'typebox';
import { BadgeCheck, Info } from 'lucide-react';
import type { Provenance } from '#contract/shapes.ts';
import { useWords } from './uiWords.ts';
import './ProvenanceNote.css';

/** Where advice comes from and how far it was checked. What nobody reviewed yet says so plainly. */
export function ProvenanceNote({ provenance, asOf }: { provenance: Static<typeof Provenance>; asOf?: string | undefined }) {
  const t = useWords();
  const { basis, verification, source, sourceUrl, reviewed } = provenance;
  const Icon = reviewed ? BadgeCheck : Info;
  return (
    <details className="provenance">
      <summary>
        <Icon size={15} aria-hidden="true" />
        <span>{reviewed ? t('ui.reviewed') : t('ui.notReviewed')}</span>
      </summary>
      <ul className="provenance-facts">
        {source !== '' && (
          <li>
            {t('ui.source', { source: '' })}
            {sourceUrl === '' ? source : <a href={sourceUrl}>{source}</a>}
          </li>
        )}
        {basis !== '' && <li>{t('ui.basis', { basis })}</li>}
        {verification !== '' && <li>{t('ui.checked', { verification })}</li>}
        {asOf !== undefined && <li>{t('ui.asOf', { date: asOf })}</li>}
      </ul>
    </details>
  );
}
