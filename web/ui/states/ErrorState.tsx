import type { ReactNode } from 'react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../actions/Button.tsx';
import { classes } from '../classes.ts';
import { useWords } from '#web/lib/words.ts';
import './ErrorState.css';

interface ErrorStateProps {
  /** "This did not work" unless told. */
  title?: string | undefined;
  /** What was found, what was expected, how to mend it. */
  children?: ReactNode;
  /** Tries again in place. */
  onRetry?: (() => void) | undefined;
  /** Tries again by loading this address: for pages without JavaScript. */
  retryHref?: string | undefined;
  /** Shown so that a person can quote it to whoever helps. */
  requestId?: string | undefined;
  /** Inside a card, instead of a page's middle. */
  small?: boolean | undefined;
  /** It is all of the page: its title is the page's heading. */
  page?: boolean | undefined;
}

/** Says that something failed, why, and offers the way on. Announced when it appears. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryHref,
  requestId,
  small = false,
  page = false,
}: ErrorStateProps) {
  const t = useWords();
  const Title = page ? 'h1' : 'p';
  return (
    <div className={classes('error-state', small && 'error-state-small')} role="alert">
      <span className="error-state-icon" aria-hidden="true">
        <TriangleAlert size={small ? 20 : 28} />
      </span>
      <div className="error-state-words">
        <Title className="error-state-title">{title ?? t('ui.somethingWrong')}</Title>
        {children !== undefined && <div className="error-state-text">{children}</div>}
        {requestId !== undefined && <p className="error-state-id">{t('ui.requestId', { id: requestId })}</p>}
      </div>
      {onRetry ? (
        <Button kind="secondary" small={small} icon={<RotateCw size={16} aria-hidden="true" />} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      ) : (
        retryHref !== undefined && (
          <Button kind="secondary" small={small} icon={<RotateCw size={16} aria-hidden="true" />} href={retryHref}>
            {t('ui.retry')}
          </Button>
        )
      )}
    </div>
  );
}
