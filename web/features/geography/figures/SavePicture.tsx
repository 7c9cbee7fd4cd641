import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { notify } from '#web/ui/toast/notify.ts';

/** Makes a PNG of a drawing of the server, on the device, and saves it. The code comes when it is asked for. */
export function SavePicture({ drawing, name }: { drawing: string; name: string }) {
  const t = useWords();

  async function save() {
    const { savePicture } = await loadCode(() => import('./savePicture.ts'));
    await savePicture(drawing, name).catch(() => notify({ text: t('maps.pictureFailed'), tone: 'alert' }));
  }

  return (
    <button type="button" onClick={() => void save()}>
      {t('maps.savePng')}
    </button>
  );
}
