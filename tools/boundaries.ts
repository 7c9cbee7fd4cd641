/**
 * Imports official district outlines from a file or an address, shows what matched, and puts them to use:
 *
 *   npm run boundaries -- FILE|URL [--dry-run] [--vintage 2019] [--source TEXT] [--licence TEXT]
 *
 * The set before stays; an administrator puts it back under Outlines on /manage.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { downloadOutlines } from '#server/adapters/outlines/download.ts';
import { openPublicFetch } from '#server/adapters/outside/publicFetch.ts';
import { systemClock } from '#server/adapters/clock/clock.ts';
import { readConfig } from '#server/config.ts';
import { importOutlines, type OutlineImport } from '#server/modules/geography/geography.service.ts';
import { openContext } from '#server/openContext.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { openRecords } from '#server/command/records.ts';
import { say, sayFailure } from '#server/command/say.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      vintage: { type: 'string', default: '' },
      source: { type: 'string', default: '' },
      licence: { type: 'string', default: '' },
    },
  });
  const [given] = positionals;
  const config = readConfig(process.env);
  const address = given ?? config.boundariesUrl;
  if (address === null) throw new Error('Say which file or address: npm run boundaries -- districts.geojson');
  await importFrom(address, values);
} catch (error) {
  sayFailure(error);
}

async function importFrom(
  address: string,
  { 'dry-run': dryRun, ...origin }: { 'dry-run': boolean; vintage: string; source: string; licence: string },
): Promise<void> {
  const config = readConfig(process.env);
  const url = new URL(/^[a-z]+:\/\//i.test(address) ? address : pathToFileURL(path.resolve(address)).href);
  // Who sits at this terminal may name a host of the inner network.
  const download = await downloadOutlines(url.href, openPublicFetch([...config.innerHosts, url.hostname]));
  const records = await openRecords(config);
  const { context, close } = await openContext({
    config,
    address: records.address,
    clock: systemClock,
    log: createLog({ level: 'fatal' }),
  });
  try {
    tell(await importOutlines(context, download, origin, !dryRun));
    say(dryRun ? 'Nothing was changed (--dry-run).' : 'These outlines are in use now.');
  } finally {
    await close();
    await records.close();
  }
}

function tell({ names, matches, unclaimed, missing }: OutlineImport): void {
  say(`${names.length} outlines, ${matches.length} of them matched:`);
  for (const by of ['name', 'known spelling', 'near spelling', 'place']) {
    const found = matches.filter((match) => match.by === by);
    if (found.length > 0)
      say(
        `  ${found.length} by ${by}${by === 'name' ? '' : `: ${found.map((match) => `${names[match.outline]} → ${match.districtId}`).join('; ')}`}`,
      );
  }
  for (const { outline, nearest } of unclaimed)
    say(`  no district for "${names[outline]}"${nearest === null ? '' : `; the nearest name is ${nearest}`}`);
  for (const { districtId, liesIn } of missing)
    say(
      `  no outline for ${districtId}${liesIn === null ? '' : `, which lies in "${names[liesIn]}"`}: drawn as a point`,
    );
}
