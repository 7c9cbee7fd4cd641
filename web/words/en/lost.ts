/** Words for whoever came to an address where nothing is. */
export const lost = {
  notFoundText: 'Nothing answers at {path}. The address may be mistyped, or the page has moved.',
  notFoundNext: 'Or go on from here:',
} as const;
