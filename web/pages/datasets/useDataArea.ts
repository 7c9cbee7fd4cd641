import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { splitLanguage } from '#engines/words/pageLanguages.ts';
import { showMe } from '#contract/accounts/accounts.ts';
import { leaveDataArea } from '#contract/accounts/ownAccount.ts';
import { callApi } from '#web/lib/callApi.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { isInDataArea, staysSignedIn } from './dataArea.ts';

/**
 * Ends the session of the data hub once its pages are left for another page of the portal, unless the person chose
 * to stay signed in (2-data-hub.md, section 4; decision 39). Every page of the data area uses it.
 */
export function useDataArea(): void {
  const t = useWords();
  const client = useQueryClient();
  const { signedIn } = usePageFacts();
  // An officer without the data hub's session has none to leave.
  const hasSession = useQuery({ ...apiQuery(showMe, {}), enabled: signedIn }).data?.dataUser === true;
  useEffect(() => {
    if (!hasSession) return undefined;
    const [here, left, again] = [
      splitLanguage(window.location.pathname).path,
      t('dataArea.left'),
      t('dataArea.signInAgain'),
    ];
    return () => {
      if (isInDataArea(splitLanguage(window.location.pathname).path) || staysSignedIn()) return;
      // What was answered to the person who is gone is forgotten.
      void leave(here, left, again).then(() => client.removeQueries({ type: 'inactive' }));
    };
  }, [hasSession, client, t]);
}

async function leave(page: string, left: string, again: string): Promise<void> {
  try {
    await callApi(leaveDataArea, {});
    notify({ text: left, link: { href: `${paths.signIn}?next=${encodeURIComponent(page)}`, text: again } });
  } catch (caught) {
    if (!isApiProblem(caught)) throw caught;
  }
}
