import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { everything } from '#contract/everything.ts';
import { matchRoute } from '#web/app/matchRoute.ts';

/** Refuses documents that name a file, an address, a script or a variable that does not exist. */
const root = path.resolve(import.meta.dirname, '..');
const scripts = Object.keys((JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts);
const variables = new Set(
  [...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^#?\s*([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name),
);
const documents = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs')];
/** Addresses that are neither pages nor declared calls. */
const operations = ['/healthz', '/readyz', '/metrics', '/api/docs', '/api/openapi.json'];
const addresses = new Set<string>([...operations, ...everything.flatMap(({ path: own, aliases = [] }) => [own, ...aliases.map((alias) => alias.path)])]);
const faults: string[] = [];

for (const document of documents) {
  const text = readFileSync(path.join(root, document), 'utf8');
  for (const [, quoted = ''] of text.matchAll(/`([^`\n]+)`/g)) check(document, quoted);
  for (const [, target = ''] of text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)) {
    if (!existsSync(path.resolve(root, path.dirname(document), target))) faults.push(`${document} links to ${target}, which does not exist.`);
  }
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${documents.length} documents name only what exists`);

function check(document: string, quoted: string): void {
  const script = /^npm run ([\w:-]+)/.exec(quoted)?.[1];
  if (script && !scripts.includes(script)) faults.push(`${document} names \`npm run ${script}\`, which package.json does not have.`);
  if (/^[A-Z]{2,}(_[A-Z]+)+$/.test(quoted) && !variables.has(quoted)) {
    faults.push(`${document} names the variable ${quoted}, which .env.example does not have.`);
  }
  if (/^\/[\w/:?.{}-]*$/.test(quoted) && !addresses.has(quoted) && !matchRoute(quoted)) {
    faults.push(`${document} names the address ${quoted}, where neither a page nor a call is.`);
  }
  const file = /^(?:\.ci|bench|content|contract|docs|e2e|engines|script|server|tools|web)\/[\w./-]*$/.exec(quoted)?.[0];
  if (file && !existsSync(path.join(root, file))) faults.push(`${document} names ${file}, which does not exist.`);
}

function markdownIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
