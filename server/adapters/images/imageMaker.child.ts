/** Runs in a process of its own: makes one picture after the other smaller, until it is ended. Started by `openImages`. */
import { endWithServer, goFirst } from '../children/inChild.ts';
import { ImageRefused } from './images.ts';
import { makeSizes, type SizesMade, type SizesOrder } from './makeSizes.ts';

export type Told = { readonly made: SizesMade } | { readonly refused: string } | { readonly failed: string };

goFirst();
endWithServer();
process.on('message', (order: SizesOrder) => {
  makeSizes(order).then(
    (made) => tell({ made }),
    (error: unknown) => tell(whatFailed(error)),
  );
});

/** A full disk is our trouble; what the picture is to blame for was refused with a sentence. */
function whatFailed(error: unknown): Told {
  if (error instanceof ImageRefused) return { refused: error.message };
  return { failed: error instanceof Error ? error.message : String(error) };
}

function tell(told: Told): void {
  process.send?.(told);
}
