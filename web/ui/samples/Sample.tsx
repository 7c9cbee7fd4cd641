import type { ReactNode } from 'react';

/** One part in one or more states, under its name. */
export function Sample({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'ui-sample ui-sample-wide' : 'ui-sample'}>
      <p className="ui-sample-name">{name}</p>
      {children}
    </div>
  );
}
