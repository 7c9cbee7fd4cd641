import type { Farmer } from '../api.ts';
import { useWords } from '#web/lib/words.ts';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';

interface CropFieldsProps {
  readonly crops: readonly { readonly crop_id: string; readonly crop: string }[];
  readonly grown: readonly string[];
  readonly onGrow: (grown: readonly string[]) => void;
  readonly areas: Farmer['cropAreas'];
  /** What was typed before, by the names of fields. */
  readonly before: Readonly<Record<string, string>>;
}

/** The crops a farmer grows, and on how many hectares each, where that is known. */
export function CropFields({ crops, grown, onGrow, areas, before }: CropFieldsProps) {
  const t = useWords();
  return (
    <fieldset>
      <legend>{t('farmers.crops')}</legend>
      <div className="cc-form-boxes">
        {crops.map(({ crop_id: id, crop }) => (
          <Checkbox
            key={id}
            label={crop}
            checked={grown.includes(id)}
            onChange={(event) => onGrow(event.target.checked ? [...grown, id] : grown.filter((each) => each !== id))}
          />
        ))}
      </div>
      {grown.length > 0 && (
        <div className="cc-form-pair">
          {grown.map((id) => (
            <TextInput
              key={id}
              label={t('farmers.hectaresOf', { crop: crops.find((each) => each.crop_id === id)?.crop ?? id })}
              optional={t('farmers.optional')}
              name={`hectares ${id}`}
              type="number"
              inputMode="decimal"
              min={0}
              max={100_000}
              step="any"
              defaultValue={before[`hectares ${id}`] ?? areas.find((each) => each.crop === id)?.hectares}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Hectares as they were typed, where that is another than was kept. */
export function areasTyped(text: (name: string) => string, grown: readonly string[], areas: Farmer['cropAreas']) {
  const cropAreas = grown.flatMap((crop) => {
    const hectares = Number(text(`hectares ${crop}`));
    return hectares > 0 ? [{ crop, hectares }] : [];
  });
  const lines = (all: Farmer['cropAreas']) => all.map(({ crop, hectares }) => `${crop} ${hectares}`).toSorted();
  return lines(cropAreas).join() === lines(areas).join() ? {} : { cropAreas };
}
