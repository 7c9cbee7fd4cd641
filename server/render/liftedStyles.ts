/** What could end a rule or its element: a value that holds one is left out. */
const unfit = /[{}<>\\@]|\/\*/;

/** A page whose elements bring no style attributes, and the rules that style them instead. */
export interface LiftedStyles {
  readonly html: string;
  readonly css: string;
}

/**
 * Moves the style attributes of a drawn page into rules, which its content security policy can name. Each element keeps its own in
 * `data-style`, from where the browser's code puts it back as the element's style (`web/app/ownStyles.ts`).
 */
export function liftStyles(drawn: string): LiftedStyles {
  const rules = new Set<string>();
  const html = drawn.replaceAll(/ style="([^"]*)"/g, (_attribute, escaped: string) => {
    const style = unescape(escaped);
    if (unfit.test(style)) return '';
    // As strong as a style attribute: an id that is nowhere outweighs all classes.
    rules.add(`[data-style="${style.replaceAll('"', '\\"')}"]:not(#_){${style}}`);
    return ` data-style="${escaped}"`;
  });
  return { html, css: [...rules].join('\n') };
}

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

function unescape(text: string): string {
  return text.replaceAll(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
}
