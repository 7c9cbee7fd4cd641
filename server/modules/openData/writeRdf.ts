import { DataFactory, Writer } from 'n3';
import { namespaces, type Statement, type Subject, type Value } from '#engines/exchange/dcat.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';

/** How statements are written down: Turtle, JSON-LD or RDF/XML. */
export const rdfForms = {
  ttl: 'text/turtle; charset=utf-8',
  jsonld: 'application/ld+json; charset=utf-8',
  rdf: 'application/rdf+xml; charset=utf-8',
} as const;
export type RdfForm = keyof typeof rdfForms;

/** Writes statements in a form. The same statement twice is written once. */
export async function writeRdf(statements: readonly Statement[], form: RdfForm): Promise<string> {
  const distinct = [...new Map(statements.map((each) => [JSON.stringify(each), each])).values()];
  if (form === 'ttl') return writeTurtle(distinct);
  return form === 'jsonld' ? writeJsonLd(distinct) : writeRdfXml(distinct);
}

const { namedNode, blankNode, literal, quad } = DataFactory;

function writeTurtle(statements: readonly Statement[]): Promise<string> {
  const writer = new Writer({ prefixes: namespaces });
  for (const [subject, predicate, value] of statements)
    writer.addQuad(quad(node(subject), namedNode(predicate), 'text' in value ? written(value) : node(value)));
  return new Promise((resolve, reject) => {
    writer.end((error: Error | null, text: string) => (error ? reject(error) : resolve(text)));
  });
}

function node(subject: Subject) {
  return 'iri' in subject ? namedNode(subject.iri) : blankNode(blankName(subject.blank));
}

function written({ text, type, language }: Extract<Value, { readonly text: string }>) {
  return literal(text, language ?? (type === undefined ? undefined : namedNode(type)));
}

/** Expanded JSON-LD 1.1: no context is needed to read it. */
function writeJsonLd(statements: readonly Statement[]): string {
  const things = [...bySubject(statements)].map(([, about]) => {
    const thing: Record<string, unknown[] | string> = { '@id': nameOf(about[0]?.[0] ?? { blank: 'nothing' }) };
    for (const [, predicate, value] of about) {
      const isType = predicate === `${namespaces.rdf}type` && 'iri' in value;
      const key = isType ? '@type' : predicate;
      ((thing[key] ??= []) as unknown[]).push(isType ? value.iri : jsonLdValue(value));
    }
    return thing;
  });
  return JSON.stringify(things);
}

function jsonLdValue(value: Value): unknown {
  if (!('text' in value)) return { '@id': nameOf(value) };
  const { text, type, language } = value;
  return {
    '@value': text,
    ...(language !== undefined && { '@language': language }),
    ...(type !== undefined && { '@type': type }),
  };
}

function nameOf(subject: Subject): string {
  return 'iri' in subject ? subject.iri : `_:${blankName(subject.blank)}`;
}

/** RDF/XML 1.1, a description for each thing. */
function writeRdfXml(statements: readonly Statement[]): string {
  const head = Object.entries(namespaces).map(([prefix, address]) => ` xmlns:${prefix}="${address}"`);
  const things = [...bySubject(statements)].map(([, about]) => {
    const subject = about[0]?.[0] ?? { blank: 'nothing' };
    const name =
      'iri' in subject ? `rdf:about="${escapeXml(subject.iri)}"` : `rdf:nodeID="${blankName(subject.blank)}"`;
    return `<rdf:Description ${name}>${about.map(([, predicate, value]) => xmlProperty(predicate, value)).join('')}</rdf:Description>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF${head.join('')}>\n${things.join('\n')}\n</rdf:RDF>\n`;
}

function xmlProperty(predicate: string, value: Value): string {
  const name = short(predicate);
  if ('iri' in value) return `<${name} rdf:resource="${escapeXml(value.iri)}"/>`;
  if ('blank' in value) return `<${name} rdf:nodeID="${blankName(value.blank)}"/>`;
  const language = value.language === undefined ? '' : ` xml:lang="${value.language}"`;
  const type = value.type === undefined ? '' : ` rdf:datatype="${value.type}"`;
  return `<${name}${language}${type}>${escapeXml(value.text)}</${name}>`;
}

function short(predicate: string): string {
  const found = Object.entries(namespaces).find(([, address]) => predicate.startsWith(address));
  if (found === undefined) throw new Error(`No prefix is known for ${predicate}.`);
  return `${found[0]}:${predicate.slice(found[1].length)}`;
}

function bySubject(statements: readonly Statement[]): Map<string, Statement[]> {
  const things = new Map<string, Statement[]>();
  for (const statement of statements) {
    const key = nameOf(statement[0]);
    const known = things.get(key);
    if (known === undefined) things.set(key, [statement]);
    else known.push(statement);
  }
  return things;
}

/** Letters, digits and underscores alone: what all three forms take for the name of a blank node. */
function blankName(name: string): string {
  return `b${name.replaceAll(/[^A-Za-z0-9]/g, '_')}`;
}
