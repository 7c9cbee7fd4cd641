import type { Farmer } from './api.ts';

/** What a window about ticked farmers is given. */
export interface FarmersDialogProps {
  readonly farmers: readonly Farmer[];
  readonly onClose: () => void;
  /** The act was done: the window closes, and nothing is ticked any more. */
  readonly onDone: () => void;
}

/** For so many days what was deleted can be brought back; the server says and decides it too. */
export const daysToUndo = 30;
