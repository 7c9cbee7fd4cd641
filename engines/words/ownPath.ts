/**
 * A path of this site, whatever was asked; the first page where it would lead elsewhere. Browsers drop tabs and line
 * ends inside an address and read a backslash as a slash, so an address with any of them is none of ours.
 */
export function ownPath(asked: string | null | undefined): string {
  return asked && /^\/(?!\/)[!-[\]-~]*$/.test(asked) ? asked : '/';
}
