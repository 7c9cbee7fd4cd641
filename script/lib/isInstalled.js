// Ends with 0 when node_modules holds what package-lock.json names. Needs nothing but Node.
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(new URL(file, root), 'utf8')).packages;
  } catch {
    return {};
  }
}

const wanted = packagesOf('package-lock.json');
const found = packagesOf('node_modules/.package-lock.json');
const missing = Object.entries(wanted).filter(
  ([path, { version, optional, link }]) => path !== '' && !link && !optional && found[path]?.version !== version,
);
process.exit(missing.length === 0 ? 0 : 1);
