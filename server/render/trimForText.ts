/** A page of text mode, with what it needs alone. */
export interface TrimmedPage {
  readonly html: string;
  readonly css: string;
}

/** Drawings that say nothing, but not one that is all there is to see of a button or a link. */
const decoration =
  /(<(?:button|a|summary)\b[^>]*>(?:<span\b[^>]*>)?)?<svg\b[^>]*aria-hidden="true"[^>]*>[\s\S]*?<\/svg>(?=((?:<\/span>)?<\/(?:button|a|summary)>)?)/g;
/** Blocks that mean nothing to a page that neither moves nor loads a font. */
const needless = /^@(?:-\w+-)?(?:keyframes|font-face)\b/;
/** Blocks that hold rules. */
const around = /^@(?:media|supports|layer|container|starting-style)\b/;

/**
 * Leaves out of a page on which no script runs the drawings that say nothing, and of its styles the rules that none of its
 * elements can meet: rules that name a class, an id or an element that is not on it. The styles are those of the build: without
 * comments, and no rule stands in another.
 */
export function trimForText(html: string, css: string): TrimmedPage {
  const drawn = html.replaceAll(decoration, (found: string, before?: string, after?: string) =>
    before !== undefined && after !== undefined ? found : (before ?? ''),
  );
  return { html: drawn, css: usedRules(css, namesOn(drawn)) };
}

function usedRules(css: string, names: ReadonlySet<string>): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === null) return head;
      if (needless.test(head)) return '';
      if (around.test(head)) {
        const kept = usedRules(body, names);
        return kept === '' ? '' : `${head}{${kept}}`;
      }
      const met = head.startsWith('@')
        ? head
        : partsOf(head)
            .filter((part) => mayBeMet(part, names))
            .join(',');
      return met === '' ? '' : `${met}{${body}}`;
    })
    .join('');
}

/** A rule or block with what stands between its braces; a statement such as `@layer a,b;` has none. */
interface Block {
  readonly head: string;
  readonly body: string | null;
}

/** What stands side by side in styles. A brace in quotes is a letter. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let begun = 0;
  let opened = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|[{};]/g)) {
    if (sign === ';' && depth === 0) {
      blocks.push({ head: css.slice(begun, index + 1), body: null });
      begun = index + 1;
    } else if (sign === '{') {
      if (depth === 0) opened = index;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ head: css.slice(begun, opened).trim(), body: css.slice(opened + 1, index) });
      begun = index + 1;
    }
  }
  return blocks;
}

/** Selectors of a rule: commas within brackets part none. */
function partsOf(selectors: string): string[] {
  return selectors.match(/(?:[^,([]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\])+/g) ?? [];
}

/** Whether all classes, ids and elements of a selector are on the page; what stands in brackets is not asked. */
function mayBeMet(selector: string, names: ReadonlySet<string>): boolean {
  let bare = selector.replaceAll(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, '');
  const named = bare.replaceAll(/::?[\w-]+/g, '').match(/[.#]?(?:[\w-]|\\.)+/g) ?? [];
  return named.every((name) => names.has(/^[.#]/.test(name) ? name.replaceAll('\\', '') : name.toLowerCase()));
}

/** "table", ".button" and "#content" of what stands on a page. */
function namesOn(html: string): ReadonlySet<string> {
  const names = new Set(['html', 'body', '#root', '#_']);
  for (const [, element = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s[^>]*)?)>/gi)) {
    names.add(element.toLowerCase());
    for (const [, kind, value = ''] of attributes.matchAll(/\s(class|id)="([^"]*)"/g))
      for (const name of value.split(/\s+/)) names.add(`${kind === 'id' ? '#' : '.'}${name}`);
  }
  return names;
}
