import type { Answer } from '#contract/endpoint.ts';
import type { listOutages } from '#contract/health/health.ts';
import { CloudOff } from 'lucide-react';
import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import './Outages.css';

/** Outside services that do not answer, each with what follows from it and since when. */
export function Outages({ outages }: { outages: Answer<typeof listOutages> }) {
  const t = useWords();
  return (
    <section className="outages" id="outages" aria-labelledby="outages-title">
      <h2 id="outages-title">
        <CloudOff size={20} aria-hidden="true" />
        {t('outages.title')}
      </h2>
      <ul>
        {outages.map(({ name, since }) => (
          <li key={name}>
            {t(`outages.${name}`)} <span>{t('outages.since', { at: sayInstant(since) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
