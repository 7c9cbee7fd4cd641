import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../platform/http/securityHeaders.ts';
import type { BuiltPages } from './builtPages.ts';

/** What a document needs of the build for one page. */
export interface PageFiles {
  /** All styles of the page, to stand in the document. */
  readonly css: string;
  /** How the content security policy names them. */
  readonly cssHash: string;
  /** Addresses of those styles, so that the browser does not fetch them again. */
  readonly cssLinks: readonly string[];
  /** The code that starts the page. */
  readonly entry: string;
  /** Code that the entry will ask for, fetched at once. */
  readonly preload: readonly string[];
  /** All that the page may ask for by and by: the above, with its parts that come later. */
  readonly whole: readonly string[];
}

const ENTRY = 'web/main.tsx';
/** Words of parts, which any page may ask for. */
const LATER_WORDS = 'web/words/later.ts';
/** What pages in French alone ask for. */
const FRENCH = 'web/words/french.ts';
const FRENCH_ANSWERS = 'web/words/frenchAnswers.ts';

/** Looks up styles and code per page, each worked out once. */
export function createPageFiles({
  manifest,
  clientDir,
}: Pick<BuiltPages, 'manifest' | 'clientDir'>): (sources: readonly string[]) => PageFiles {
  const known = new Map<string, PageFiles>();

  function find(sources: readonly string[]): PageFiles {
    const seen = new Set<string>();
    const chunks = [ENTRY, ...sources].flatMap((source) => withImports(source, seen));
    const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const [entry, ...preload] = chunks.map((chunk) => `/${chunk.file}`);
    if (entry === undefined) throw new Error(`The build has no ${ENTRY}. Run "npm run build" again.`);
    const text = css.map((name) => readFileSync(path.join(clientDir, name), 'utf8').trim()).join('\n');
    return {
      css: text,
      cssHash: hashOf(text),
      cssLinks: css.map((name) => `/${name}`),
      entry,
      preload,
      whole: [...new Set([entry, ...preload, ...later(sources)])],
    };
  }

  /** Parts of the page's own code that come when they are needed, with their styles and drawings; not those that every page may bring. */
  function later(sources: readonly string[]): string[] {
    const shell = new Set<string>();
    withImports(ENTRY, shell);
    const known = new Set([...shell, ...(sources.includes(FRENCH) ? [] : [FRENCH_ANSWERS])]);
    const parts = [...sources, LATER_WORDS].flatMap((source) => withImports(source, known));
    // A part may have parts of its own.
    for (const { dynamicImports = [] } of parts)
      parts.push(...dynamicImports.flatMap((part) => withImports(part, known)));
    return parts.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]).map((name) => `/${name}`);
  }

  function withImports(source: string, seen: Set<string>): BuiltPages['manifest'][string][] {
    const chunk = manifest[source];
    if (chunk === undefined || seen.has(source)) return [];
    seen.add(source);
    return [chunk, ...(chunk.imports ?? []).flatMap((each) => withImports(each, seen))];
  }

  return (sources) => {
    const key = sources.join(' ');
    const found = known.get(key) ?? find(sources);
    known.set(key, found);
    return found;
  };
}
