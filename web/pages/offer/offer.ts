/** An offer to sign in. */
export interface Offer {
  /** Why one would sign in. */
  readonly lead: string;
  /** A path of the product to go on to. */
  readonly next: string;
  /** What can be done without signing in. */
  readonly otherwise?: { readonly text: string; readonly href: string } | undefined;
}
