/** Colours of a trap's marker by its total count (C §4, §9): under 10 green, under 20 amber, otherwise red. */
export const markerSteps = { amber: 10, red: 20 } as const;

export type MarkerColour = 'green' | 'amber' | 'red';

/** The colour the total count of a trap gives its marker. */
export function markerColour(totalCount: number): MarkerColour {
  if (totalCount < markerSteps.amber) return 'green';
  return totalCount < markerSteps.red ? 'amber' : 'red';
}
