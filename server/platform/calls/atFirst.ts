/** A function that is made when it is first called, and kept: what a start need not wait for. */
export function atFirst<Args extends readonly unknown[], Result>(
  make: () => (...args: Args) => Result,
): (...args: Args) => Result {
  let made: ((...args: Args) => Result) | undefined;
  return (...args) => (made ??= make())(...args);
}
