/** Ends of what stands in a line of its own. */
const lineEnds =
  /<\/(?:p|li|h\d|dt|dd|tr|td|th|div|section|article|figcaption|summary|option|button|label)>|<br\s*\/?>/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };
const shortest = 8;

/** What a page says now that an earlier copy of it did not, line by line as it is read. Both are whole documents. */
export function changedLines(before: string, after: string): string[] {
  const known = new Set(linesOf(before));
  return linesOf(after).filter((line) => !known.has(line));
}

function linesOf(html: string): string[] {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/i.exec(html)?.[1] ?? '';
  const text = main
    .replaceAll(/<(svg|script|style|select)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(lineEnds, '\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(#x27|\w+);/g, (entity, name: string) => entities[name] ?? entity);
  const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(lines.filter((line) => line.length >= shortest))];
}
