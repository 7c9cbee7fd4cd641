/** In place of TanStack Query's endless lists, of which there are none: long lists have numbered pages. */
export const infiniteQueryBehavior = undefined;
export const hasNextPage = undefined;
export const hasPreviousPage = undefined;
