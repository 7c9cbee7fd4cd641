import type { AtlasDrawing, Drawn } from '#web/ui/maps/shapes.ts';
import { useWords } from '#web/lib/words.ts';

interface OutlineNoteProps {
  outlines: AtlasDrawing['outlines'];
  /** What is drawn: a place without an outline in the set in use is named. */
  places?: readonly Drawn[] | undefined;
}

/** Whose outlines a map shows, and of which year; the map itself says when they are approximate. */
export function OutlineNote({ outlines, places }: OutlineNoteProps) {
  const t = useWords();
  if (outlines.approximate) return null;
  const { vintage, source, licence } = outlines;
  const points = (places ?? []).filter(({ d }) => d === '').map(({ name }) => name);
  return (
    <p className="atlas-note">
      {t('geography.outlines', { vintage, source, licence })}
      {points.length > 0 && `. ${t('geography.withoutOutline', { names: points.join(', ') })}`}
    </p>
  );
}
