import { tools } from './tools.ts';

/** What an assistant that reads for somebody finds here (llmstxt.org). */
export function writeLlmsText(site: string): string {
  const link = (path: string, name: string, about: string): string => `- [${name}](${site}${path}): ${about}`;
  return [
    '# AgriHub Ghana',
    '',
    '> A public agricultural data and climate-services portal for Ghana: cropping calendars by crop and district, weather, the state of the rainy season, projects, verified pest and weather risks, and open datasets.',
    '',
    'Every figure says where it comes from and how far it was checked; say both with it. What is a sample is named so. Dates are those of Ghana (UTC). Open data may be read without an account from anywhere.',
    '',
    '## Ask',
    '',
    link(
      '/mcp',
      'Model Context Protocol',
      `streamable HTTP, stateless; tools: ${tools.map(({ name }) => name).join(', ')}`,
    ),
    link('/api/docs', 'The API', 'every call with what it takes and answers'),
    link('/api/openapi.json', 'OpenAPI', 'the same for programs'),
    '',
    '## Data',
    '',
    link('/catalog.ttl', 'Catalogue', 'public datasets after DCAT-AP 3; also .jsonld and .rdf'),
    link('/api/3/action/package_search', 'CKAN action API', 'search, describe and read tables as in CKAN'),
    link('/ogc', 'OGC API Features', 'districts, regions, projects, risks, stations, traps and datasets as GeoJSON'),
    link('/oai?verb=Identify', 'OAI-PMH', 'for harvesters'),
    link('/feeds/datasets.atom', 'News of datasets', 'Atom; also stories and risks'),
    link('/cap/feed.xml', 'Alerts', 'verified risks after CAP 1.2'),
    '',
    '## Pages',
    '',
    link('/main/croppingcalendar', 'Cropping calendar', 'what to do on the field this month'),
    link('/weather', 'Weather', 'a week ahead by town'),
    link('/main/risks', 'Verified risks', 'pests, diseases, floods'),
    link('/main/datasets', 'Datasets', 'search, preview, cite, download'),
    link('/main/storyset', 'Stories', 'charts with their sources'),
    '',
    '## Optional',
    '',
    link('/licences', 'Licences', 'of data and software'),
    '',
  ].join('\n');
}
