import { useState, type ChangeEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { importFarms } from '#contract/farms/farmFiles.ts';
import { largestFarmFileBytes } from '#contract/limits.ts';
import { listOf } from '#engines/farms/fileProperties.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useSend } from '#web/lib/useSend.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { ImportReview } from './ImportReview.tsx';
import './forms.css';

// It is fetched when it is shown, and brings its words along.
await loadWords(['farmFiles']);

export type Review = Answer<typeof importFarms>;

interface Asked {
  readonly file: File;
  readonly swap: boolean;
  readonly properties: Readonly<Record<string, string | null>>;
}

/** Farms from a file: first what is in it and what is wrong, then one act for those chosen. */
export default function ImportFarmsDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [review, setReview] = useState<Review>();
  /** Numbers of shapes that can be kept and were ticked off. */
  const [without, setWithout] = useState<readonly number[]>([]);
  const { wrong, busy, send } = useSend();

  const run = (next: Asked, apply: boolean) =>
    send(async () => {
      setAsked(next);
      const { file, swap, properties } = next;
      const answer = await callApi(importFarms, {
        query: {
          fileName: file.name,
          apply,
          ...(swap && { swap }),
          ...(without.length > 0 && { without: listOf(without) }),
          ...(Object.keys(properties).length > 0 && { properties: JSON.stringify(properties) }),
        },
        body: new Uint8Array(await file.arrayBuffer()),
      });
      if (!answer.applied) return setReview(answer);
      notify({ tone: 'ok', text: t('farmFiles.applied', { count: answer.added }) });
      onClose();
      await refetchChanged(client);
    });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file can be chosen again after it was mended.
    event.target.value = '';
    setReview(undefined);
    setWithout([]);
    if (file) void run({ file, swap: false, properties: {} }, false);
  }

  const toKeep =
    review?.shapes.filter(({ problem, number }) => problem === '' && !without.includes(number)).length ?? 0;
  return (
    <Dialog
      wide
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('farmFiles.title')}
      description={t('farmFiles.lead')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('farmFiles.cancel')}
          </Button>
          <Button
            disabled={toKeep === 0}
            busy={busy && review !== undefined}
            onClick={() => asked && void run(asked, true)}
          >
            {t('farmFiles.apply', { count: toKeep })}
          </Button>
        </>
      }
    >
      <div className="farm-form">
        <Field
          label={t('farmFiles.file')}
          hint={asked?.file.name ?? t('farmFiles.fileHint', { size: saySize(largestFarmFileBytes) })}
        >
          {(links) => (
            <input
              type="file"
              className="control"
              accept=".kml,.kmz,.gpx,.geojson,.json,.zip,.csv"
              {...links}
              onChange={choose}
            />
          )}
        </Field>
        <FormMessage wrong={wrong} />
        {busy && !review && <Loader text={t('farmFiles.reading')} />}
        {review && asked && (
          <ImportReview
            review={review}
            without={without}
            onWithout={setWithout}
            onSwap={() => void run({ ...asked, swap: !asked.swap }, false)}
            onRead={(name, as) => void run({ ...asked, properties: { ...asked.properties, [name]: as } }, false)}
          />
        )}
      </div>
    </Dialog>
  );
}
