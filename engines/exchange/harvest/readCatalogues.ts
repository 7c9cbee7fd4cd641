import { chooseFile, listIn, partOf, type RemoteDataset, textOf } from './remoteDataset.ts';

/** A dataset of a CKAN portal (`package_search` of the action API 3); null for what is none, or not open. */
export function readCkanPackage(found: Readonly<Record<string, unknown>>, portal: string): RemoteDataset | null {
  const name = textOf(found['name']) || textOf(found['id']);
  if (name === '' || found['private'] === true || (found['state'] ?? 'active') !== 'active') return null;
  return {
    id: textOf(found['id']) || name,
    title: textOf(found['title']) || name,
    description: textOf(found['notes']),
    page: `${portal}/dataset/${encodeURIComponent(name)}`,
    institution: textOf(partOf(found, 'organization')['title']) || textOf(found['author']),
    licence: textOf(found['license_id']) || textOf(found['license_url']) || textOf(found['license_title']),
    tags: listIn(found['tags']).map((tag) => textOf(tag['display_name']) || textOf(tag['name'])),
    changed: textOf(found['metadata_modified']),
    ...chooseFile(
      listIn(found['resources']).map((file) => ({
        url: textOf(file['url']),
        form: textOf(file['format']) || textOf(file['mimetype']),
        name: textOf(file['name']),
      })),
    ),
  };
}

/** The tables of a data package (Frictionless), each by itself. `address` is where the package lies. */
export function readDataPackage(described: unknown, address: string): RemoteDataset[] {
  const whole = (described ?? {}) as Readonly<Record<string, unknown>>;
  const title = textOf(whole['title']) || textOf(whole['name']);
  const resources = listIn(whole['resources']);
  const [licence] = listIn(whole['licenses']);
  const [contributor] = listIn(whole['contributors']);
  return resources.flatMap((resource) => {
    const path = Array.isArray(resource['path']) ? textOf(resource['path'][0]) : textOf(resource['path']);
    const name = textOf(resource['name']) || path;
    if (path === '' || path.split('/').includes('..')) return [];
    const own = textOf(resource['title']) || name;
    return [
      {
        id: `${textOf(whole['id']) || textOf(whole['name']) || address}#${name}`,
        title: resources.length === 1 ? title || own : [title, own].filter((each) => each !== '').join(': '),
        description: textOf(resource['description']) || textOf(whole['description']),
        page: textOf(whole['homepage']) || null,
        institution: textOf(contributor?.['organization']) || textOf(contributor?.['title']),
        licence: textOf(licence?.['name']) || textOf(licence?.['path']),
        tags: Array.isArray(whole['keywords']) ? whole['keywords'].map(textOf) : [],
        changed: textOf(resource['hash']) || textOf(whole['version']),
        ...chooseFile([
          {
            url: /^https?:/i.test(path) ? path : address.replace(/[?#].*$/, '').replace(/[^/]*$/, '') + path,
            form: textOf(resource['format']) || textOf(resource['mediatype']),
            name,
          },
        ]),
      },
    ];
  });
}

/**
 * The datasets of a `data.json` after Project Open Data (DCAT-US 1.1, resources.data.gov), whose context lies elsewhere
 * and need not be asked for; null for a text that is none.
 */
export function readOpenDataListing(text: string): RemoteDataset[] | null {
  if (!/^\uFEFF?\s*\{/.test(text) || !text.includes('project-open-data.cio.gov')) return null;
  let whole: unknown;
  try {
    whole = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  return listIn((whole as Readonly<Record<string, unknown>>)['dataset']).map((found) => {
    const title = textOf(found['title']);
    const id = textOf(found['identifier']) || title;
    const page = textOf(found['landingPage']) || id;
    return {
      id,
      title: title || id,
      description: textOf(found['description']),
      page: /^https?:/.test(page) ? page : null,
      institution: textOf(partOf(found, 'publisher')['name']),
      licence: textOf(found['license']),
      tags: Array.isArray(found['keyword']) ? found['keyword'].map(textOf) : [],
      changed: textOf(found['modified']) || textOf(found['issued']),
      ...chooseFile(
        listIn(found['distribution']).map((file) => ({
          url: textOf(file['downloadURL']) || textOf(file['accessURL']),
          form: textOf(file['mediaType']) || textOf(file['format']),
          name: textOf(file['title']),
        })),
      ),
    };
  });
}

/** A collection of OGC API Features; its file is all of its features. */
export function readCollection(found: Readonly<Record<string, unknown>>, service: string): RemoteDataset | null {
  const id = textOf(found['id']);
  if (id === '' || (textOf(found['itemType']) || 'feature') !== 'feature') return null;
  const address = `${service}/collections/${encodeURIComponent(id)}`;
  return layer({
    id,
    title: textOf(found['title']) || id,
    description: textOf(found['description']),
    page: address,
    licence: textOf(listIn(found['links']).find(({ rel }) => rel === 'license')?.['href']),
    tags: Array.isArray(found['keywords']) ? found['keywords'].map(textOf) : [],
    url: `${address}/items?f=json&limit=1000`,
  });
}

/** What is known of a layer of a map service, as a dataset whose file is GeoJSON. */
export function layer(
  known: Pick<RemoteDataset, 'id' | 'title' | 'description' | 'page' | 'licence' | 'tags'> & { readonly url: string },
): RemoteDataset {
  const { url, ...rest } = known;
  const fileName = `${known.title.replaceAll(/[\\/:*?"<>|]+/g, ' ').slice(0, 120)}.geojson`;
  return { ...rest, institution: '', changed: '', file: { url, fileName }, forms: ['geojson'] };
}
