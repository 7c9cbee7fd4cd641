import { SaxesParser } from 'saxes';
import { RemoteTrouble } from './askRemote.ts';

/** A feature type of a WFS; `formats` are those it can be fetched in, none where the service does not say. */
export interface FeatureType {
  name: string;
  title: string;
  about: string;
  formats: readonly string[];
}

/** The feature types that a WFS names in its capabilities. @throws RemoteTrouble */
export function featureTypesOf(xml: string): FeatureType[] {
  const found: (FeatureType & { formats: string[] })[] = [];
  /** Those of every type: of the operation GetFeature, or of the service. */
  const shared: string[] = [];
  const parser = new SaxesParser();
  const open: { readonly name: string; readonly named: string }[] = [];
  let text = '';
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.replace(/^.*:/, '');
    open.push({ name: local, named: String(attributes['name'] ?? '') });
    text = '';
    if (local === 'FeatureType') found.push({ name: '', title: '', about: '', formats: [] });
  });
  parser.on('text', (part) => (text += part));
  parser.on('cdata', (part) => (text += part));
  parser.on('closetag', () => {
    const closed = open.pop()?.name;
    const said = text.trim();
    const [last, parent] = [found.at(-1), open.at(-1)?.name];
    if (closed === 'Value' && isOutputFormat(open)) shared.push(said);
    if (last === undefined) return;
    if (closed === 'Format' && parent === 'OutputFormats') last.formats.push(said);
    if (parent !== 'FeatureType') return;
    if (closed === 'Name') last.name = said;
    if (closed === 'Title') last.title = said;
    if (closed === 'Abstract') last.about = said;
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    throw new RemoteTrouble(
      `The answer is no list of a WFS: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
    );
  }
  return found.flatMap((type) =>
    type.name === '' ? [] : [{ ...type, formats: [...new Set([...type.formats, ...shared])] }],
  );
}

/** The format of a list that is GeoJSON, each server having its own name for it; undefined where none is. */
export function geoJsonOf(formats: readonly string[]): string | undefined {
  const named = formats.filter((format) => /json/i.test(format) && !/jsonp|javascript|topojson/i.test(format));
  return (
    named.find((format) => format === 'application/json') ?? named.find((format) => /geo/i.test(format)) ?? named[0]
  );
}

function isOutputFormat(open: readonly { readonly name: string; readonly named: string }[]): boolean {
  const operation = open.find(({ name }) => name === 'Operation')?.named;
  const parameter = open.find(({ name }) => name === 'Parameter')?.named;
  return parameter === 'outputFormat' && (operation === undefined || operation === 'GetFeature');
}
