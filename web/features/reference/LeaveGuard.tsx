import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

/** While something is not saved: asks before a link leads away, and has the browser ask before the page is closed. */
export function LeaveGuard() {
  const t = useWords();
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const href = leadsAway(event);
      if (href === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(href);
    };
    addEventListener('beforeunload', onClose);
    // Before the link itself hears of it.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, []);

  return (
    <Dialog
      title={t('manage.leaveTitle')}
      description={t('manage.leaveText')}
      open={wanted !== undefined}
      onOpenChange={(open) => !open && setWanted(undefined)}
      actions={
        <>
          <Button kind="quiet" onClick={() => wanted !== undefined && navigate(wanted)}>
            {t('manage.leave')}
          </Button>
          <Button onClick={() => setWanted(undefined)}>{t('manage.stay')}</Button>
        </>
      }
    />
  );
}

/** The page of the portal a click takes this window to; undefined where it opens beside, downloads or stays. */
function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : `${link.pathname}${link.search}${link.hash}`;
}
