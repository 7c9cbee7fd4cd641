import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import './Card.css';

interface CardProps {
  /** Heading of the card. */
  title?: ReactNode;
  /** Level of the heading in its page, 3 unless told. */
  level?: 2 | 3 | 4 | undefined;
  /** Stands before the title; decoration only. */
  icon?: ReactNode;
  /** Small buttons at the right of the title. */
  actions?: ReactNode;
  /** Stronger shadow and rounder corners, for the card that holds a page's answer. */
  raised?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet of paper on the page: one subject, with or without a heading. */
export function Card({ title, level = 3, icon, actions, raised = false, className, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classes('card', raised && 'card-raised', className)}>
      {title !== undefined && (
        <header className="card-head">
          <Heading>
            {icon}
            {title}
          </Heading>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
