import type { Plugin } from 'vite';

/** What a page reads of a declared endpoint; the rest is the server's and the API document's. */
const read = new Set(['name', 'method', 'path', 'effect', 'room', 'upload']);

/** The part of a syntax tree that is walked here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/**
 * Leaves of each `endpoint({ … })` of the contract what the browser reads, and nothing of its schemas
 * (`Type.Object(…)`), which it never looks at.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    enforce: 'post',
    transform(code, id) {
      if (!/\/contract\/(?:\w+\/)*\w+\.ts$/.test(id)) return null;
      const edits = editsOf(this.parse(code) as unknown as Node, code);
      return edits.length === 0 ? null : { code: edit(code, edits), map: null };
    },
  };
}

function editsOf(node: Node, code: string): Edit[] {
  const callee = node.type === 'CallExpression' ? (node['callee'] as Node) : undefined;
  if (callee?.['name'] === 'endpoint') return unread(node, code);
  if ((callee?.['object'] as Node | undefined)?.['name'] === 'Type')
    return [{ start: node.start, end: node.end, put: 'undefined' }];
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
    .flatMap((child) => editsOf(child, code));
}

/** The properties of a declaration that no page reads, each with the comma after it. */
function unread(call: Node, code: string): Edit[] {
  const [declared] = call['arguments'] as Node[];
  const properties = (declared?.['properties'] as Node[] | undefined) ?? [];
  return properties
    .filter((property) => property.type === 'Property' && !read.has(String((property['key'] as Node)['name'])))
    .map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), put: '' }));
}

function edit(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, put }) => rest.slice(0, start) + put + rest.slice(end), code);
}
