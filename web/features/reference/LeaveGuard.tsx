import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

/** While something is not saved: asks before a link or the browser's Back leads away, and has the browser ask before the page is closed. */
export function LeaveGuard() {
  const t = useWords();
  const [, navigate] = useLocation();
  /** Goes where was wanted. */
  const [leave, setLeave] = useState<() => void>();
  const isLeaving = useRef(false);

  useEffect(() => {
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const href = leadsAway(event);
      if (href === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => navigate(href));
    };
    const here = location.href;
    const onBack = (event: PopStateEvent) => {
      if (isLeaving.current || withoutHash(location.href) === withoutHash(here)) return;
      // The browser has gone already: it is taken back before the page hears of it.
      event.stopImmediatePropagation();
      history.pushState(null, '', here);
      setLeave(() => () => {
        isLeaving.current = true;
        history.back();
      });
    };
    addEventListener('beforeunload', onClose);
    addEventListener('popstate', onBack, { capture: true });
    // Before the link itself hears of it.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', onClose);
      removeEventListener('popstate', onBack, { capture: true });
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [navigate]);

  return (
    <Dialog
      title={t('manage.leaveTitle')}
      description={t('manage.leaveText')}
      open={leave !== undefined}
      onOpenChange={(open) => !open && setLeave(undefined)}
      actions={
        <>
          <Button kind="quiet" onClick={leave}>
            {t('manage.leave')}
          </Button>
          <Button onClick={() => setLeave(undefined)}>{t('manage.stay')}</Button>
        </>
      }
    />
  );
}

function withoutHash(address: string): string {
  return address.replace(/#.*/s, '');
}

/** The page of the portal a click takes this window to; undefined where it opens beside, downloads or stays. */
function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : `${link.pathname}${link.search}${link.hash}`;
}
