import { loadCode } from '#web/lib/loadCode.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { Station } from './api.ts';
import { citationOf } from './citation.ts';

interface SavePngProps {
  /** Whose figures are drawn: each is cited below the drawing. */
  stations: readonly Station[];
  title: string;
  /** What the drawing shows, as a sentence; asked for when it is saved. */
  says: () => string;
  /** Of the file, without its ending. */
  name: string;
}

/** Saves the drawing of the section it stands in as a PNG, with its title and source. The browser makes it: none without JavaScript. */
export function SavePng({ stations, title, says, name }: SavePngProps) {
  const t = useWords();
  if (!useHydrated()) return null;
  async function save(button: Element) {
    const drawing = button.closest('section')?.querySelector<SVGSVGElement>('.climate-drawing svg');
    if (!drawing) return;
    const { savePicture } = await loadCode(() => import('./savePicture.ts'));
    const words = { title, subtitle: says(), notes: stations.map((station) => citationOf(station, t)) };
    if (!(await savePicture(drawing, words, name))) notify({ text: t('climate.pngFailed'), tone: 'alert' });
  }
  return (
    <p className="climate-ways">
      <Button
        kind="secondary"
        small
        aria-label={t('climate.pngOf', { title })}
        onClick={({ currentTarget }) => void save(currentTarget)}
      >
        {t('climate.png')}
      </Button>
    </p>
  );
}
