/** Text that stands in XML as it is, as most does. */
const plain = /^[\t\n\r !#-%'-;=?-\uD7FF]*$/;

/** Text that may stand in XML: marks escaped, characters that XML forbids left out. */
export function escapeXml(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
