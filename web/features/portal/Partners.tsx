import { useWords, writtenIn } from '#web/lib/words.ts';
import { Carousel } from '#web/ui/navigation/Carousel.tsx';
import type { Partner } from './api.ts';
import './Partners.css';

/** Time between steps, in milliseconds (1-public-portal.md, section 9). */
const STEP_MS = 3000;
/** Side by side on a laptop. */
const SHOWN = 4;

/** The institutions whose data is shown, by their names set as wordmarks. */
export function Partners({ partners }: { partners: readonly Partner[] }) {
  const t = useWords();
  return (
    <Carousel
      label={t('home.dataFrom')}
      everyMs={STEP_MS}
      show={SHOWN}
      slides={partners.map((partner) => ({ id: partner.id, content: <PartnerMark partner={partner} /> }))}
    />
  );
}

/** A wordmark, the name in full, and what of theirs is shown. */
export function PartnerMark({ partner: { shortName, name, data, link } }: { partner: Partner }) {
  const words = (
    <>
      <strong>{shortName}</strong>
      {name !== shortName && (
        <span className="partner-name" lang={writtenIn()}>
          {name}
        </span>
      )}
      <span className="partner-data">{data}</span>
    </>
  );
  if (link === '') return <div className="partner">{words}</div>;
  return (
    <a className="partner" href={link} rel="noopener">
      {words}
    </a>
  );
}
