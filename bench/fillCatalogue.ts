import pg from 'pg';

/** Words that names of agricultural datasets are made of. */
export const subjects = [
  'maize',
  'cassava',
  'cocoa',
  'yam',
  'rice',
  'sorghum',
  'millet',
  'plantain',
  'tomato',
  'onion',
  'shea',
  'cashew',
  'cowpea',
  'groundnut',
  'poultry',
  'cattle',
  'tilapia',
  'fertilizer',
  'rainfall',
  'soil',
];
export const matters = [
  'production',
  'yields',
  'prices',
  'area',
  'losses',
  'exports',
  'inputs',
  'survey',
  'trials',
  'storage',
  'irrigation',
  'pests',
  'markets',
  'farmers',
  'seed',
  'income',
];
const regions = [
  'ashanti',
  'bono',
  'volta',
  'northern',
  'upper_east',
  'upper_west',
  'central',
  'eastern',
  'western',
  'greater_accra',
];
const institutions = ['MoFA', 'CSIR', 'GSS', 'GMet', 'COCOBOD', 'University of Ghana', 'KNUST', 'UDS', 'IFPRI', 'FAO'];
const topics = ['crops', 'livestock', 'climate', 'soils', 'prices', 'inputs', 'pests', 'households', 'trade', 'water'];

/** Puts so many public datasets of one version with one table of eight columns into migrated records. */
export async function fillCatalogue(address: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(
    `insert into dataset (slug, name, description, private, licence, topic, source, institution, regions, tags, covers_from, covers_to, column_names, file_kind,
       current_version, bytes, rows, created_at, updated_at)
     select 'bench-' || n, initcap($1::text[][n % 20 + 1]) || ' ' || ($2::text[])[n / 20 % 16 + 1] || ' ' || n,
       'What was recorded of ' || ($1::text[])[n % 20 + 1] || ' and ' || ($1::text[])[n * 7 % 20 + 1] || ' by ' || ($2::text[])[n * 3 % 16 + 1] || ', measured at harvest on sampled farms and checked by the district offices.',
       false, 'CC-BY-4.0', ($5::text[])[n % 10 + 1], 'Field work', ($4::text[])[n * 3 % 10 + 1], array[($3::text[])[n % 10 + 1], ($3::text[])[n * 7 % 10 + 1]],
       array[($2::text[])[n % 16 + 1]], make_date(1995 + n % 20, 1, 1), make_date(2000 + n % 25, 12, 31), 'Region District Year ' || ($1::text[])[n % 20 + 1] || ' Area Production Yield Price',
       'csv', 1, 10000 + n, 100 + n, now() - n * interval '1 hour', now() - n * interval '1 hour'
     from generate_series(1, $6) n`.replaceAll('$1::text[][', '($1::text[])['),
    [subjects, matters, regions, institutions, topics, count],
  );
  await client.query(
    `insert into dataset_version (dataset_id, number, file_name, file_key, file_kind, bytes, sha256, published_at)
     select id, 1, 'bench.csv', 'originals/' || id, 'csv', bytes, repeat('a', 64), created_at from dataset where slug like 'bench-%'`,
  );
  await client.query(
    `insert into table_of_version (version_id, position, name, rows, columns, file_key, bytes, sha256)
     select v.id, 1, 'bench', 100, $1, 'tables/' || v.id, 1000, repeat('b', 64) from dataset_version v where v.file_name = 'bench.csv'`,
    [JSON.stringify(columns())],
  );
  await client.query('analyze');
  await client.end();
}

function columns() {
  return ['Region', 'District', 'Year', 'Crop', 'Area', 'Production', 'Yield', 'Price'].map((name, at) => ({
    name,
    key: `c${at + 1}`,
    type: at < 2 || at === 3 ? 'text' : 'decimal',
    unit: '',
    names: at === 0 ? 'region' : null,
    unknownPlaces: [],
    profile: {
      empty: 3,
      distinct: 40,
      min: '1',
      max: '99',
      mean: 40.5,
      top: Array.from({ length: 10 }, (_, top) => ({ value: `value ${top}`, count: 20 - top })),
      histogram: Array.from({ length: 12 }, (_, step) => ({
        from: String(step),
        to: String(step + 1),
        count: step * 3,
      })),
    },
  }));
}
