import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { outagesQuery } from './api.ts';
import './Outages.css';

/** Outside services that do not answer, each with what follows from it and since when; nothing while all do. */
export function Outages() {
  const t = useWords();
  const outages = useQuery(outagesQuery).data ?? [];
  if (outages.length === 0) return null;
  return (
    <section className="outages" id="outages" aria-labelledby="outages-title">
      <h2 id="outages-title">
        <CloudOff size={20} aria-hidden="true" />
        {t('support.outages')}
      </h2>
      <ul>
        {outages.map(({ name, since }) => (
          <li key={name}>
            {t(`support.outage_${name}`)} <span>{t('support.outageSince', { at: sayInstant(since) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
