import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { everything } from '#contract/everything.ts';
import { splitLanguage } from '#engines/words/pageLanguages.ts';
import { matchRoute } from '#web/app/matchRoute.ts';

/**
 * Refuses documents that name a file, an address, a script or a variable that does not exist, and references to the
 * specification ("C §9", "decision 31", "ADR-0003") in code or documents that lead nowhere.
 */
const root = path.resolve(import.meta.dirname, '..');
const scripts = Object.keys(
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);
const variables = new Set(
  [...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^#?\s*([A-Z][A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  ),
);
/** The specification speaks of the product that was asked for: only its references are checked, not the names in it. */
const specification = 'docs/spec/';
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...markdownIn('docs').filter((file) => !file.startsWith(specification)),
];
/** Addresses that are neither pages nor declared calls. */
const operations = ['/healthz', '/readyz', '/metrics', '/api/docs', '/api/openapi.json'];
const addresses = new Set<string>([
  ...operations,
  ...everything.flatMap(({ path: own, aliases = [] }) => [own, ...aliases.map((alias) => alias.path)]),
]);
const faults: string[] = [];

for (const document of documents) {
  const text = readFileSync(path.join(root, document), 'utf8');
  for (const [, quoted = ''] of text.matchAll(/`([^`\n]+)`/g)) check(document, quoted);
  for (const [, target = ''] of text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)) {
    if (!existsSync(path.resolve(root, path.dirname(document), target)))
      faults.push(`${document} links to ${target}, which does not exist.`);
  }
}

const references = checkReferences();

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(
  `${documents.length} documents name only what exists; ${references} references to the specification and to records resolve`,
);

function check(document: string, quoted: string): void {
  const script = /^npm run ([\w:-]+)/.exec(quoted)?.[1];
  if (script && !scripts.includes(script))
    faults.push(`${document} names \`npm run ${script}\`, which package.json does not have.`);
  if (/^[A-Z]{2,}(_[A-Z]+)+$/.test(quoted) && !variables.has(quoted)) {
    faults.push(`${document} names the variable ${quoted}, which .env.example does not have.`);
  }
  // Places of a server that the portal is installed on.
  if (/^\/(etc|opt|var)\//.test(quoted)) return;
  if (/^\/[\w/:?.{}-]*$/.test(quoted) && !addresses.has(quoted) && !matchRoute(splitLanguage(quoted).path)) {
    faults.push(`${document} names the address ${quoted}, where neither a page nor a call is.`);
  }
  const file = /^(?:\.ci|bench|content|contract|docs|e2e|engines|script|server|tools|web)\/[\w./-]*$/.exec(quoted)?.[0];
  if (file && !existsSync(path.join(root, file))) faults.push(`${document} names ${file}, which does not exist.`);
}

/** Follows every reference in code, styles, SQL and documents; answers how many there are. */
function checkReferences(): number {
  const read = (name: string): string => readFileSync(path.join(root, specification, name), 'utf8');
  const decisions = new Set([...read('decisions.md').matchAll(/^\| (\d+) \|/gm)].map(([, number = '']) => number));
  const sections = new Map([
    ['P', sectionsOf(read('1-public-portal.md'))],
    ['D', sectionsOf(read('2-data-hub.md'))],
    ['C', sectionsOf(read('3-control-centre.md'))],
  ]);
  const records = new Set(
    readdirSync(path.join(root, 'docs/decisions')).map((name) => name.slice(0, 'ADR-'.length + 4)),
  );
  let count = 0;
  for (const file of ['contract', 'engines', 'server', 'web', 'e2e', 'tools', 'bench', 'docs'].flatMap(sourcesIn)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const follow = (reference: string, exists: boolean): void => {
      count += 1;
      if (!exists) faults.push(`${file} refers to ${reference}, which does not exist.`);
    };
    for (const [reference, document = '', section = ''] of text.matchAll(/\b([PDC]) §(\d+)/g))
      follow(reference, sections.get(document)?.has(section) === true);
    for (const [reference, numbers = ''] of text.matchAll(/\b[Dd]ecisions? (\d+(?:(?:, | and )\d+)*)/g)) {
      for (const number of numbers.split(/\D+/))
        follow(`${reference} of docs/spec/decisions.md`, decisions.has(number));
    }
    for (const [reference] of text.matchAll(/\bADR-\d{4}/g)) follow(reference, records.has(reference));
  }
  return count;
}

function sectionsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/^## (\d+)\./gm)].map(([, number = '']) => number));
}

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css|sql|md|sh)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function markdownIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
