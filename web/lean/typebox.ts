/**
 * Stands in for typebox in the browser: pages read addresses and types off the contract, never its schemas.
 * Any builder, and any property of what it built, is the same empty thing.
 */
type Nothing = (() => Nothing) & { readonly [name: string]: Nothing };

const nothing: Nothing = new Proxy((() => nothing) as Nothing, {
  get: (_, name) => (typeof name === 'string' ? nothing : undefined),
  ownKeys: () => ['prototype'],
});

export const Type: Nothing = nothing;
