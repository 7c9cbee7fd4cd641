import type { Scope } from '../../platform/scope.ts';

/** The portal's own origin, for addresses that other programs keep. */
export function siteOf({ context: { config }, caller }: Pick<Scope, 'context' | 'caller'>): string {
  return config.publicUrl ?? `http://${caller.header('host') ?? `localhost:${config.port}`}`;
}
