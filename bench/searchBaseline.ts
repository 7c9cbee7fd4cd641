import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * The named baseline of searches: a bare Fastify and pg that look the same resources up with PostgreSQL's own full-text
 * search, ranked, over an index, in a process of its own. Run as `tsx bench/searchBaseline.ts ADDRESS FILE`: the
 * database, and the resources as JSON.
 */
const [, , address, file] = process.argv;
if (!address || !file) throw new Error('Say the address of the database and the file of the resources.');

const pool = new pg.Pool({ connectionString: address, max: 10 });
await pool.query(`drop table if exists bare_resource`);
await pool.query(`create table bare_resource (
  id text primary key, title text, subtext text, link text, source text, sourcelink text,
  words tsvector generated always as (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', source), 'B') || setweight(to_tsvector('english', subtext), 'C')
  ) stored)`);
await pool.query(
  `insert into bare_resource select id, title, subtext, link, source, sourcelink
   from json_to_recordset($1) as row(id text, title text, subtext text, link text, source text, sourcelink text)`,
  [readFileSync(file, 'utf8')],
);
await pool.query('create index on bare_resource using gin (words)');
await pool.query('analyze bare_resource');

const app = Fastify();
app.get<{ Params: { text: string } }>('/resource/:text', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'search',
    text: `select id, title, subtext, link, source, sourcelink from bare_resource, websearch_to_tsquery('english', $1) asked
           where words @@ asked order by ts_rank(words, asked) desc limit 50`,
    values: [params.text],
  });
  return rows as unknown[];
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
