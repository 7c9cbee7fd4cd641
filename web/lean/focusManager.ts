/** In place of TanStack Query's knowledge of whether the page is looked at, without its settings. */
export const focusManager = {
  subscribe(listener: (focused: boolean) => void): () => void {
    const hear = () => listener(focusManager.isFocused());
    addEventListener('visibilitychange', hear);
    return () => removeEventListener('visibilitychange', hear);
  },
  isFocused: () => globalThis.document?.visibilityState !== 'hidden',
};
