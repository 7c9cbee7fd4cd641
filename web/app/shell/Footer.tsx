import { Link } from '#web/ui/actions/Link.tsx';
import { WovenStrip } from '#web/ui/brand/WovenStrip.tsx';
import { sayNumber } from '#web/lib/format.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { about, more, places } from './links.ts';
import './Footer.css';

/** The foot of every page: the places again, where the data come from, the terms, the year. */
export function Footer() {
  const t = useWords();
  const { today, reviews } = usePageFacts();
  const year = today.slice(0, 4);
  return (
    <footer className="footer">
      <WovenStrip />
      <div className="footer-columns">
        <nav aria-label={t('shell.footer')}>
          <h2>{t('shell.footerUse')}</h2>
          <ul className="footer-links footer-places">
            {[...places, ...more].map(({ href, text }) => (
              <li key={href}>
                <Link href={href}>{t(text === 'shell.contactFaq' ? 'shell.support' : text)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{t('shell.footerOrigin')}</h2>
          <ul className="footer-links">
            <li>{t('shell.footerAgronomy')}</li>
            {reviews !== undefined && (
              <li>
                <Link href={paths.licences}>
                  {t('shell.footerReviewed', {
                    reviewed: sayNumber(reviews.reviewed),
                    general: sayNumber(reviews.general),
                  })}
                </Link>
              </li>
            )}
            <li>{t('shell.footerGeoNames')}</li>
            <li>{t('shell.footerNaturalEarth')}</li>
          </ul>
        </div>
        <div>
          <h2>{t('shell.footerAbout')}</h2>
          <ul className="footer-links">
            {about.map(({ href, text }) => (
              <li key={href}>
                <Link href={href}>{t(text)}</Link>
              </li>
            ))}
            <li>
              <a href={pageAddress('/t/home')}>{t('shell.textPages')}</a>
            </li>
          </ul>
          <p className="footer-year">{t('shell.footerYear', { year })}</p>
        </div>
      </div>
    </footer>
  );
}
