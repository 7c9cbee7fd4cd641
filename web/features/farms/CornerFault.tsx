import type { OutlineFault } from '#engines/farms/checkOutline.ts';
import { sayFault } from '#engines/farms/sayFault.ts';
import { CircleAlert } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';

/** What is wrong with the corners, and what puts it right at a press. */
export function CornerFault({ fault, onMend }: { fault: OutlineFault; onMend: (mend: 'swap' | 'tidy') => void }) {
  const t = useWords();
  const { mend } = fault;
  return (
    <div className="corner-fault" role="status">
      <p>
        <CircleAlert size={16} aria-hidden="true" /> {sayFault(fault)}
      </p>
      {mend && (
        <Button small kind="secondary" onClick={() => onMend(mend)}>
          {t(`farmRecords.${mend}`)}
        </Button>
      )}
    </div>
  );
}
