import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * The named baseline of searches for places: a bare Fastify and pg that look the same rows up by a part of their name,
 * in a process of its own. Run as `tsx bench/placesBaseline.ts ADDRESS FILE`: the database, and the places as JSON.
 */
const [, , address, file] = process.argv;
if (!address || !file) throw new Error('Say the address of the database and the file of the places.');

const pool = new pg.Pool({ connectionString: address, max: 10 });
await pool.query('drop table if exists bare_place');
await pool.query('create table bare_place (id text primary key, name text not null, row json not null)');
await pool.query(
  `insert into bare_place select value ->> 'id', value ->> 'location', value from json_array_elements($1)`,
  [readFileSync(file, 'utf8')],
);
await pool.query('analyze bare_place');

const app = Fastify();
app.get<{ Params: { text: string } }>('/places/:text', async ({ params }) => {
  const words = params.text.split(' ').map((word) => `%${word}%`);
  const { rows } = await pool.query<{ row: unknown }>({
    name: 'search',
    text: 'select row from bare_place where name ilike all($1) order by name limit 50',
    values: [words],
  });
  return rows.map(({ row }) => row);
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
