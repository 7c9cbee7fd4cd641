import type { TestProject } from 'vitest/node';
import { fillTemplate } from './fillTemplate.ts';
import { removeFolder, startTestServer, temporaryFolder } from './testServer.ts';

/** Starts PostgreSQL once per run and fills the database that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('test');
  const server = await startTestServer(folder, 'agrihub_template');
  await fillTemplate(server.address);
  project.provide('testTemplate', server.address);
  return async () => {
    await server.stop();
    removeFolder(folder);
  };
}
