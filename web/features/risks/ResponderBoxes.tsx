import type { Answer } from '#contract/endpoint.ts';
import type { listResponders } from '#contract/risks.ts';
import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

interface ResponderBoxesProps {
  readonly responders: Answer<typeof listResponders> | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Responders to choose among, each with how much they have to do. */
export function ResponderBoxes({ responders, chosen, onChange }: ResponderBoxesProps) {
  const t = useWords();
  if (!responders) return <Skeleton lines={3} />;
  if (responders.length === 0) return <p>{t('risks.noResponders')}</p>;
  return (
    <div className="risk-boxes">
      {responders.map(({ id, name, institution, assigned }) => (
        <Checkbox
          key={id}
          label={t('risks.responder', { name, institution, count: sayNumber(assigned) })}
          checked={chosen.includes(id)}
          onChange={(event) => onChange(event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
        />
      ))}
    </div>
  );
}
