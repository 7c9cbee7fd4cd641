import Fastify from 'fastify';
import pg from 'pg';

/**
 * The named baseline of the catalogue: a bare Fastify and pg that answer a page of the same datasets from PostgreSQL, with
 * how many there are, by its own full-text search over an index; in a process of its own, without the counts of the
 * filters. Run as `tsx bench/catalogueBaseline.ts ADDRESS`.
 */
const [, , address] = process.argv;
if (!address) throw new Error('Say the address of the database.');

const pool = new pg.Pool({ connectionString: address, max: 10 });
await pool.query('drop table if exists bare_dataset');
await pool.query(`create table bare_dataset as
  select d.*, setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', description || ' ' || column_names || ' ' || institution), 'C') as words from dataset d`);
await pool.query('create index on bare_dataset using gin (words)');
await pool.query('create index on bare_dataset (updated_at desc, id)');
await pool.query('analyze bare_dataset');

const columns =
  'id, slug, name, description, private, licence, topic, institution, regions, tags, covers_from, covers_to, file_kind, current_version, bytes, rows, views, downloads, created_at, updated_at';
const app = Fastify();
app.get<{ Querystring: { q?: string; topic?: string } }>('/datasets', async ({ query: { q, topic } }) => {
  const found =
    q === undefined
      ? {
          name: 'list',
          text: `select ${columns}, count(*) over () as total from bare_dataset where $1::text is null or topic = $1 order by updated_at desc, id limit 12`,
          values: [topic ?? null],
        }
      : {
          name: 'search',
          text: `select ${columns}, count(*) over () as total from bare_dataset, websearch_to_tsquery('english', $1) asked where words @@ asked order by ts_rank(words, asked) desc limit 12`,
          values: [q],
        };
  const { rows } = await pool.query(found);
  return { total: Number((rows[0] as { total?: string } | undefined)?.total ?? 0), items: rows };
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
