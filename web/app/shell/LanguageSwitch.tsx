import { useSearch } from 'wouter';
import { inLanguage } from '#engines/words/pageLanguages.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';

/** The way to the same page in the other language: another address, so that a link can be passed on as it is. */
export function LanguageSwitch({ path }: { path: string }) {
  const search = useSearch();
  const other = usePageFacts().language === 'en' ? 'fr' : 'en';
  return (
    <a
      className="navbar-language"
      href={inLanguage(search === '' ? path : `${path}?${search}`, other)}
      hrefLang={other}
      lang={other}
      aria-label={other === 'fr' ? 'Français' : 'English'}
    >
      {other.toUpperCase()}
    </a>
  );
}
