/** What one list of practices has over another. */
export interface ItemChanges<Item> {
  readonly added: readonly Item[];
  readonly left: readonly Item[];
}

/** What is added and what is left out in going from one bundle's practices to another's, each in its own order. */
export function compareItems<Item extends { readonly id: string }>(
  from: readonly Item[],
  to: readonly Item[],
): ItemChanges<Item> {
  const without = (list: readonly Item[], other: readonly Item[]) =>
    list.filter(({ id }) => !other.some((each) => each.id === id));
  return { added: without(to, from), left: without(from, to) };
}
