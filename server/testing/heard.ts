import type { AppContext } from '../context.ts';

/** Done when everything that was committed before is heard here: for tests that write past the portal, or in two processes. */
export async function allHeard({ db, signals }: Pick<AppContext, 'db' | 'signals'>): Promise<void> {
  let end = (): void => undefined;
  const heard = new Promise<void>((resolve) => {
    end = signals.subscribe('allHeard', () => resolve());
  });
  await signals.publish(db, 'allHeard', null);
  await heard;
  end();
}
