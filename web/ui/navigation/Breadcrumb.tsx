import { ChevronRight } from 'lucide-react';
import { Link } from '../actions/Link.tsx';
import { useWords } from '#web/lib/words.ts';
import './Breadcrumb.css';

interface Step {
  text: string;
  href?: string | undefined;
  /** Of a text in another language than the page. */
  lang?: string | undefined;
}

/** The way from the whole to this page; the last step is where one stands. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  const t = useWords();
  return (
    <nav aria-label={t('ui.breadcrumb')}>
      <ol className="breadcrumb">
        {steps.map(({ text, href, lang }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li key={text} lang={lang} aria-current={isLast ? 'page' : undefined}>
              {href !== undefined && !isLast ? <Link href={href}>{text}</Link> : text}
              {!isLast && <ChevronRight size={13} aria-hidden="true" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
