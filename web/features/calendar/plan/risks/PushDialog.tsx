import { useEffect, useState } from 'react';
import { endPushFollow, followByPush, listPushFollows, showPushKey } from '#contract/conversations/push.ts';
import type { Answer } from '#contract/endpoint.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { pushEndpoint, pushState, subscribeToPush, unsubscribeFromPush } from '#web/lib/push/pushSubscription.ts';
import { useSend } from '#web/lib/useSend.ts';
import { loadWords, sentenceLanguage, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { Selection } from '../../choosing/selection.ts';
import './PushDialog.css';

// It is fetched when it is shown, and brings its words along.
await loadWords(['push']);

type Follow = Answer<typeof listPushFollows>['followed'][number];
interface PushDialogProps {
  /** Crop and place of the plan, in words. */
  readonly title: string;
  readonly selection: Selection;
  readonly today: string;
  readonly onClose: () => void;
}

/** Turns notices of a plan's weekly work on and off for this browser, and says what else it gets. */
export default function PushDialog({ title, selection, today, onClose }: PushDialogProps) {
  const t = useWords();
  const { crop = '', district = '', planting_start: planted } = selection;
  const [state, setState] = useState(pushState);
  const [followed, setFollowed] = useState<readonly Follow[] | null>(null);
  const [said, setSaid] = useState('');
  const { wrong, busy, send } = useSend();

  useEffect(() => {
    if (state !== 'ready') return;
    void send(async () => setFollowed(await followedHere()));
    // oxlint-disable-next-line react/exhaustive-deps -- what is on is asked once, when the window opens
  }, [state]);

  const turnOn = () =>
    send(async () => {
      const { publicKey } = await callApi(showPushKey, {});
      const subscription = await subscribeToPush(publicKey, t('push.failed'));
      if (subscription === null) return setState(pushState());
      const answer = await callApi(followByPush, {
        body: {
          subscription,
          crop,
          district,
          ...(planted !== undefined && planted <= today && { plantedOn: planted }),
          ...sentenceLanguage(),
        },
      });
      setFollowed(answer.followed);
      setSaid(t('push.first'));
    });

  const turnOff = (which: { readonly crop: string; readonly district: string }) =>
    send(async () => {
      const endpoint = await pushEndpoint();
      const left = endpoint === null ? [] : (await callApi(endPushFollow, { body: { endpoint, ...which } })).followed;
      if (left.length === 0) await unsubscribeFromPush();
      setFollowed(left);
      setSaid(which.crop === crop && which.district === district ? t('push.ended') : '');
    });

  const isThis = (follow: Follow) => follow.crop_id === crop && follow.district === district;
  const mine = followed?.find(isThis);
  const others = followed?.filter((follow) => !isThis(follow)) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('push.title')}
      description={t('push.lead')}
      actions={
        state === 'ready' &&
        followed !== null &&
        (mine ? (
          <Button kind="secondary" busy={busy} onClick={() => void turnOff({ crop, district })}>
            {t('push.turnOff')}
          </Button>
        ) : (
          <Button busy={busy} onClick={() => void turnOn()}>
            {t('push.turnOn')}
          </Button>
        ))
      }
    >
      <div className="push-state">
        <p className="push-plan">{title}</p>
        {state !== 'ready' && (
          <>
            <p role="alert">{t(`push.${state}`)}</p>
            <p>
              <a href={pageAddress('/t/weekly')}>{t('push.byMail')}</a>
            </p>
          </>
        )}
        {state === 'ready' && followed === null && !wrong && <Skeleton lines={2} />}
        <p role="status">
          {followed !== null && (mine ? t('push.on', { day: sayDay(mine.nextOn) }) : said || t('push.off'))}
          {mine && said !== '' && ` ${said}`}
        </p>
        {others.length > 0 && (
          <section>
            <h3>{t('push.others')}</h3>
            <ul className="push-others">
              {others.map((other) => {
                const words = { crop: other.crop, place: other.place };
                return (
                  <li key={`${other.crop_id} ${other.district}`}>
                    {t('push.other', words)}
                    <Button
                      kind="quiet"
                      aria-label={t('push.turnOffOther', words)}
                      busy={busy}
                      onClick={() => void turnOff({ crop: other.crop_id, district: other.district })}
                    >
                      {t('push.turnOff')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </section>
        )}
        <FormMessage wrong={wrong} />
      </div>
    </Dialog>
  );
}

/** What this browser is sent; nothing where it never asked. */
async function followedHere(): Promise<readonly Follow[]> {
  const endpoint = await pushEndpoint();
  return endpoint === null ? [] : (await callApi(listPushFollows, { body: { endpoint } })).followed;
}
