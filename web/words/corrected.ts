import type { Area } from './catalogue.ts';

/**
 * The texts that the specification quotes with a slip of spelling, without it (decision 72): said where the operator sets
 * CORRECT_SPELLING. Names on the wire stay.
 */
export const corrected: Readonly<Record<string, Area>> = {
  quoted: {
    districtsFigure: 'Districts',
    noRisks: 'No risks and advisories found',
    noResult: 'No result found. Please make your selections.',
    selectCropType: 'Select crop type',
  },
  files: { deleteLead: 'What you selected will be deleted permanently.' },
  farmers: { forGoodWarning: 'What you selected will be deleted permanently.' },
  membership: { resetButton: 'Reset password' },
};
