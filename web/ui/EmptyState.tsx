import type { ReactNode } from 'react';
import { Sprout } from 'lucide-react';
import { classes } from './classes.ts';
import './EmptyState.css';

interface EmptyStateProps {
  /** What is not there: "No activity for this month". */
  title: string;
  /** Why, and what to do next. */
  children?: ReactNode;
  /** The next step, a button or link. */
  action?: ReactNode;
  icon?: ReactNode;
  /** One line inside a card, instead of a page's middle. */
  small?: boolean | undefined;
}

/** Says kindly that there is nothing here, and what to do next. */
export function EmptyState({ title, children, action, icon, small = false }: EmptyStateProps) {
  return (
    <div className={classes('empty-state', small && 'empty-state-small')}>
      <span className="empty-state-icon" aria-hidden="true">
        {icon ?? <Sprout size={small ? 18 : 28} />}
      </span>
      <p className="empty-state-title">{title}</p>
      {children !== undefined && <div className="empty-state-text">{children}</div>}
      {action}
    </div>
  );
}
