/** In place of TanStack Query's choice of clocks: the browser's own. */
export const timeoutManager = globalThis;
export const systemSetTimeoutZero = (then: () => void): void => void setTimeout(then, 0);
