/** Most characters an address may have (RFC 5321, 4.5.3.1.3). */
export const longestMailAddress = 254;

/** A part of an address as people have them: nothing that separates, quotes or comments in a header. */
const part = String.raw`[^\s@<>()[\]\\,;:"\p{C}]+`;
const address = new RegExp(String.raw`^${part}@${part}\.${part}$`, 'u');

/**
 * Whether a text is one plain e-mail address, name@example.org: no display name, no list, no quotes, no control
 * characters, so that it can stand in the header of a mail as it is.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= longestMailAddress && address.test(text);
}
