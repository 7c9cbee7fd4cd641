/** In place of TanStack Query's list of mutations: forms send with `useSend`, so it is always empty. */
export class MutationCache {
  clear(): void {}
  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}
