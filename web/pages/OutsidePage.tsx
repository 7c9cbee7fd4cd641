import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { outsideNames, showOutside } from '#contract/portal/portal.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { PlaceLinks } from './calendar/PlaceLinks.tsx';

/**
 * `/csirspace` and its like, where no address is configured: says what it is, and leads on. The server sends visitors
 * on at once where there is one; who comes from another page of the portal is sent on from here.
 */
export default function OutsidePage() {
  const t = useWords();
  const [path] = useLocation();
  const name = outsideNames.find((each) => path.toLowerCase().startsWith(`/${each}`)) ?? 'csirspace';
  const address = useQuery(apiQuery(showOutside, { params: { name } })).data?.address ?? null;
  useEffect(() => {
    if (address !== null) location.replace(address);
  }, [address]);
  return (
    <EmptyState
      page
      title={t(`pages.${name}`)}
      action={
        address === null ? (
          <Button kind="secondary" href="/main/faq">
            {t('services.outsideAsk')}
          </Button>
        ) : (
          <Button href={address}>{t('services.outsideGo', { host: new URL(address).host })}</Button>
        )
      }
    >
      <p>{t(`services.${name}`)}</p>
      <p>{t(address === null ? 'services.outsideUnset' : 'services.outsideSet')}</p>
      {address === null && <PlaceLinks />}
    </EmptyState>
  );
}
