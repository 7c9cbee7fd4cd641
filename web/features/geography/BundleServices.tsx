import { useId } from 'react';
import { Layers, X } from 'lucide-react';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { useWords } from '#web/lib/words.ts';
import type { Region } from './places.ts';
import '#web/ui/actions/IconButton.css';
import './BundleServices.css';

/** The Resources button and the side panel it opens: services offered to farmers of the region. Needs no script. */
export function BundleServices({ region }: { region: Region }) {
  const t = useWords();
  const id = useId();
  return (
    <>
      <button type="button" className="bundle-services-button" popoverTarget={id}>
        <Layers size={16} aria-hidden="true" />
        {t('quoted.resources')}
      </button>
      <aside className="bundle-services" id={id} popover="auto" aria-labelledby={`${id}-title`}>
        <header>
          <div>
            <h2 id={`${id}-title`}>{t('quoted.bundleServices')}</h2>
            <p>{t('geography.bundleFor', { region: region.region })}</p>
          </div>
          <button
            type="button"
            className="icon-button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('geography.close')}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </header>
        {region.bundle_services.length === 0 ? (
          <EmptyState small title={t('geography.bundleNone', { region: region.region })} />
        ) : (
          <ul className="bundle-services-list">
            {region.bundle_services.map((service) => (
              <li key={JSON.stringify(service)}>
                <Service service={service} />
              </li>
            ))}
          </ul>
        )}
      </aside>
    </>
  );
}

/** Free pairs of key and value: the first is the heading, an address becomes a link. */
function Service({ service }: { service: Record<string, string> }) {
  const [first, ...rest] = Object.entries(service);
  return (
    <>
      <h3>{first?.[1]}</h3>
      <dl>
        {rest.map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>
              {/^https?:\/\//.test(value) ? <a href={value}>{value.replace(/^https?:\/\/(www\.)?/, '')}</a> : value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
