/** An address as a list shows it, to tell senders apart without naming them: "a…@example.org". */
export function maskSender(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}…${at < 0 ? '' : address.slice(at)}`;
}
