import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import './Badge.css';

export type Tone = 'plain' | 'brand' | 'now' | 'ok' | 'warn' | 'danger';

/** A word or two about a thing: a state, a count, a kind. `now` (gold) is kept for what happens now. */
export function Badge({ tone = 'plain', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classes('badge', `badge-${tone}`)}>
      {icon}
      {children}
    </span>
  );
}
