import Fastify from 'fastify';
import { readFileSync } from 'node:fs';

/**
 * The named baseline: a bare Fastify that sends stored bytes, in a process of its own. Run as
 * `tsx bench/baseline.ts FOLDER`; FOLDER holds `answers.json` with { path, method, file, encoding } per answer.
 */
const folder = process.argv[2];
if (!folder) throw new Error('Say which folder holds answers.json.');

interface Stored {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly file: string;
  readonly encoding: string | null;
}

const app = Fastify();
for (const answer of JSON.parse(readFileSync(`${folder}/answers.json`, 'utf8')) as Stored[]) {
  const bytes = readFileSync(`${folder}/${answer.file}`);
  app.route({
    method: answer.method,
    url: answer.path,
    handler: (_request, reply) => {
      reply.header('content-type', 'application/json; charset=utf-8');
      if (answer.encoding) reply.header('content-encoding', answer.encoding);
      return reply.send(bytes);
    },
  });
}
app.get('/hello', () => ({ hello: 'world' }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
