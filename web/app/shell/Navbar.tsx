import { Menu } from 'lucide-react';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Logo } from '#web/ui/brand/Logo.tsx';
import { WovenStrip } from '#web/ui/brand/WovenStrip.tsx';
import { paths } from '#web/lib/paths.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { places } from './links.ts';
import { useFold } from './useFold.ts';
import { useScrolled } from './useScrolled.ts';
import './Navbar.css';

interface NavbarProps {
  readonly path: string;
  /** Title of the route that is shown; undefined on an address nobody knows. */
  readonly title: WordKey | undefined;
}

/** The bar over every page: where one is, where one can go, how it is displayed, who is signed in. */
export function Navbar({ path, title }: NavbarProps) {
  const t = useWords();
  const isScrolled = useScrolled();
  const menu = useFold(path);
  return (
    <header className={classes('navbar', path === paths.home && 'navbar-landing', isScrolled && 'navbar-scrolled')}>
      <div className="navbar-bar">
        <Link href={paths.home} className="navbar-home" aria-label={t('shell.home')}>
          <Logo />
        </Link>
        {title !== undefined && title !== 'pages.home' && <p className="navbar-here">{t(title)}</p>}
        <nav className="navbar-places" aria-label={t('shell.mainMenu')}>
          <Places path={path} />
        </nav>
        <div className="navbar-tools">
          <LanguageSwitch path={path} />
          <DisplayMenu path={path} />
          <div className="navbar-account">
            <AccountMenu path={path} />
          </div>
          <details className="fold navbar-menu" name="navbar" ref={menu}>
            <summary aria-label={t('shell.menu')}>
              <Menu size={22} aria-hidden="true" />
            </summary>
            <div className="fold-sheet">
              <nav aria-label={t('shell.menu')}>
                <Places path={path} />
              </nav>
              <AccountLinks path={path} />
            </div>
          </details>
        </div>
      </div>
      <WovenStrip />
    </header>
  );
}

function Places({ path }: { path: string }) {
  const t = useWords();
  return (
    <ul className="places">
      {places.map(({ href, text }) => (
        <li key={href}>
          <Link href={href} aria-current={path.toLowerCase().startsWith(href) ? 'page' : undefined}>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
