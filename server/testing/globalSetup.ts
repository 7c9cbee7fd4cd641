import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { EmbeddedPostgres } from '../adapters/postgres/embeddedPostgres.ts';
import { fillTemplate } from './fillTemplate.ts';
import { keep, nameForSources, takeKept } from './keptTemplate.ts';
import { folderOfRecords, removeFolder, startTestServer, testBinaries } from './testServer.ts';

/** Starts PostgreSQL once per run, with the filled database that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = folderOfRecords('test');
  const server = await startFilled(folder);
  project.provide('testTemplate', server.address);
  return async () => {
    await server.stop();
    removeFolder(folder);
  };
}

async function startFilled(folder: string): Promise<EmbeddedPostgres> {
  const data = path.join(folder, 'postgres');
  const name = nameForSources((await testBinaries()).major);
  const start = (): Promise<EmbeddedPostgres> => startTestServer(folder, 'agrihub_template');
  if (takeKept(data, name)) return start();
  const filling = await start();
  await fillTemplate(filling.address);
  await filling.stop();
  keep(data, name);
  return start();
}
