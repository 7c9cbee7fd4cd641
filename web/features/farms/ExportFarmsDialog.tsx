import type { FormEvent } from 'react';
import { exportFarms } from '#contract/farms/farmFiles.ts';
import { addressOf } from '#web/lib/callApi.ts';
import { apiProblem, readProblem } from '#web/lib/problem.ts';
import { useSend } from '#web/lib/useSend.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { offer } from '#web/ui/saveFile.ts';
import { Select } from '#web/ui/forms/Select.tsx';
import './forms.css';

// It is fetched when it is shown, and brings its words along.
await loadWords(['farmFiles']);

const formats = ['geojson', 'kml', 'kmz', 'gpx', 'shp', 'csv'] as const;

/** Gives farms out as a file, in the format one's program reads. */
export default function ExportFarmsDialog({ own, onClose }: { own: boolean; onClose: () => void }) {
  const t = useWords();
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const format = formats.find((each) => each === new FormData(event.currentTarget).get('format')) ?? 'geojson';
    void send(async () => {
      // A file of bytes, which the caller of calls would read as text.
      const response = await fetch(addressOf(exportFarms, {}), {
        method: 'POST',
        headers: { accept: '*/*', 'content-type': 'application/json' },
        body: JSON.stringify({ format, ...(own && { own }) }),
      }).catch(() => undefined);
      if (response === undefined) throw apiProblem(0, 'offline', t('farmFiles.offline'));
      if (!response.ok) throw readProblem(response.status, await response.text());
      offer(
        await response.blob(),
        /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? `farms.${format}`,
      );
      onClose();
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('farmFiles.exportTitle')}
      description={t('farmFiles.exportLead')}
    >
      <form className="farm-form" onSubmit={submit}>
        <Select
          label={t('farmFiles.format')}
          name="format"
          choices={formats.map((value) => ({ value, text: t(`farmFiles.${value}`) }))}
        />
        <FormEnd
          wrong={wrong}
          busy={busy}
          send={t('farmFiles.download')}
          cancel={t('farmFiles.cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
