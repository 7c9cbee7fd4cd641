/** Words for whoever came to an address where nothing is, or nothing yet. */
export const lost = {
  beingBuilt: 'This page is being built',
  beingBuiltText: '{page} is part of the plan and not there yet. These pages work today:',
  notFoundText: 'Nothing answers at {path}. The address may be mistyped, or the page has moved.',
  notFoundNext: 'Or go on from here:',
} as const;
