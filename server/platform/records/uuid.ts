/** Whether a text is a key of ours: PostgreSQL refuses anything else for one. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** Of some texts those that are keys of ours: only as such are they found by index. */
export function uuidsAmong(texts: readonly string[]): string[] {
  return texts.filter(isUuid);
}
