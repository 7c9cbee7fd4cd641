import type { ReactNode } from 'react';
import { Link } from '../actions/Link.tsx';
import './FilterLinks.css';

interface FilterLinksProps {
  /** Names the choice: "Show". */
  label: string;
  links: readonly { value: string; text: ReactNode; href: string; chosen: boolean }[];
}

/** States a list may be narrowed to, as many as there are, each with its address; they wrap. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav className="filter-links" aria-label={label}>
      {links.map(({ value, text, href, chosen }) => (
        <Link key={value} href={href} replace aria-current={chosen ? 'true' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
