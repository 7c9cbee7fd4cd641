import type { ReactNode } from 'react';

interface DrawingProps {
  label: string;
  children: ReactNode;
}

/** A drawing that keeps its size on a phone, and is moved sideways by finger or with the keyboard. */
export function Drawing({ label, children }: DrawingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="climate-drawing" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
