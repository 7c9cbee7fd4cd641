import { Link } from '#web/ui/actions/Link.tsx';
import { isPage } from '#web/app/matchRoute.ts';
import { places } from '#web/app/shell/links.ts';
import { useWords } from '#web/lib/words.ts';
import './PlaceLinks.css';

/** The places that answer today, for whoever landed where nothing is. */
export function PlaceLinks() {
  const t = useWords();
  return (
    <ul className="place-links">
      {places
        .filter(({ href }) => isPage(href))
        .map(({ href, text }) => (
          <li key={href}>
            <Link href={href}>{t(text)}</Link>
          </li>
        ))}
    </ul>
  );
}
