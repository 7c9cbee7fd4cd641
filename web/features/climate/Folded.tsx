import type { ReactNode } from 'react';

/** A part of the page that is folded away on a phone, and stands open on a wide screen and on paper; without JavaScript, too. */
export function Folded({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className="climate-fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
