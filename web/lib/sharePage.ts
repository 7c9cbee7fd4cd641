import { notify } from '#web/ui/toast/notify.ts';

interface Shared {
  readonly title: string;
  /** Said once the address is copied, where the device has no way of sharing. */
  readonly copied: string;
  /** Said where it could not be. */
  readonly failed: string;
}

/** Shares the address of the page by the device's own means, else copies it. */
export async function sharePage({ title, copied, failed }: Shared): Promise<void> {
  const address = window.location.href;
  try {
    if (navigator.share) await navigator.share({ title, url: address });
    else {
      await navigator.clipboard.writeText(address);
      notify({ text: copied, tone: 'ok' });
    }
  } catch (failure) {
    // Called off by the person.
    if (failure instanceof DOMException && failure.name === 'AbortError') return;
    notify({ text: failed, tone: 'alert' });
  }
}
