import type { ReactNode } from 'react';
import { Sprout } from 'lucide-react';
import { classes } from '../classes.ts';
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
  /** It is all of the page: its title is the page's heading. */
  page?: boolean | undefined;
}

/** Says kindly that there is nothing here, and what to do next. */
export function EmptyState({ title, children, action, icon, small = false, page = false }: EmptyStateProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className={classes('empty-state', small && 'empty-state-small')}>
      <span className="empty-state-icon" aria-hidden="true">
        {icon ?? <Sprout size={small ? 18 : 28} />}
      </span>
      <Title className="empty-state-title">{title}</Title>
      {children !== undefined && <div className="empty-state-text">{children}</div>}
      {action}
    </div>
  );
}
