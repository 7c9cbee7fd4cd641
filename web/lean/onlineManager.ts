/** In place of TanStack Query's knowledge of the network: every call is tried, and says itself that there is none. */
export const onlineManager = {
  subscribe: () => () => undefined,
  isOnline: () => true,
};
