import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

/** A part of the page that is folded away on a phone, and stands open on a wide screen and on paper; without JavaScript, too. */
export function Folded({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className="climate-fold">
      <summary>
        <span>{title}</span>
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}

/** Opens the part a link leads to. */
export function unfold(id: string): void {
  const part = document.getElementById(id);
  if (part instanceof HTMLDetailsElement) part.open = true;
}
