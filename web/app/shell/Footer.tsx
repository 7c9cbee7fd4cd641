import { Link } from '#web/ui/Link.tsx';
import { WovenStrip } from '#web/ui/WovenStrip.tsx';
import { useToday } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { places } from './links.ts';
import './Footer.css';

/** The foot of every page: the places again, where the data come from, the terms, the year. */
export function Footer() {
  const t = useWords();
  const year = useToday().slice(0, 4);
  return (
    <footer className="footer">
      <WovenStrip />
      <div className="footer-columns">
        <nav aria-label={t('shell.footer')}>
          <h2>{t('shell.footerUse')}</h2>
          <ul className="footer-links footer-places">
            {places.map(({ href, text }) => (
              <li key={href}>
                <Link href={href}>{t(text === 'quoted.contactFaq' ? 'quoted.support' : text)}</Link>
              </li>
            ))}
            <li>
              <Link href={paths.calendarHome}>{t('pages.calendarHome')}</Link>
            </li>
            <li>
              <Link href={paths.olderCalendar}>{t('pages.olderCalendar')}</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t('shell.footerOrigin')}</h2>
          <ul className="footer-links">
            <li>{t('shell.footerAgronomy')}</li>
            <li>{t('shell.footerGeoNames')}</li>
            <li>{t('shell.footerNaturalEarth')}</li>
          </ul>
        </div>
        <div>
          <h2>{t('shell.footerAbout')}</h2>
          <ul className="footer-links">
            <li>
              <Link href={paths.privacy}>{t('pages.privacy')}</Link>
            </li>
            <li>
              <Link href={paths.terms}>{t('pages.terms')}</Link>
            </li>
            <li>
              <Link href={paths.licences}>{t('shell.licences')}</Link>
            </li>
            <li>
              <Link href={paths.apiPage}>{t('shell.apiPage')}</Link>
            </li>
          </ul>
          <p className="footer-year">{t('shell.footerYear', { year })}</p>
        </div>
      </div>
    </footer>
  );
}
