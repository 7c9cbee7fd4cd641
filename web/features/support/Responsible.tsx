import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import type { Privacy } from './api.ts';
import './privacy.css';

/** Who runs the portal; a mark where its operator has not said. */
export function Operator({ operator }: Pick<Privacy, 'operator'>) {
  const t = useWords();
  if (operator === '') return <p className="operator-gap">{t('privacy.noOperator')}</p>;
  return <p>{t('privacy.operator', { operator })}</p>;
}

/** Who answers for personal data. */
export function DataContact({ contact }: Pick<Privacy, 'contact'>) {
  const t = useWords();
  if (contact === '') {
    return (
      <>
        <p>
          {t('privacy.noContact')} <Link href={`${paths.support}#message`}>{t('privacy.supportPage')}</Link>
        </p>
        <p className="operator-gap">{t('privacy.noContactSetting')}</p>
      </>
    );
  }
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(contact);
  return (
    <p>
      {isAddress ? (
        <>
          {t('privacy.contact')} <a href={`mailto:${contact}`}>{contact}</a>
        </>
      ) : (
        contact
      )}
    </p>
  );
}
