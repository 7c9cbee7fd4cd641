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
export function writeRdf(statements: readonly Statement[], form: RdfForm): string {
  if (form === 'ttl') return writeTurtle(statements);
  return form === 'jsonld' ? writeJsonLd(statements) : writeRdfXml(statements);
}

/** RDF 1.1 Turtle, a block for each thing. */
function writeTurtle(statements: readonly Statement[]): string {
  const head = Object.entries(namespaces).map(([prefix, address]) => `@prefix ${prefix}: <${address}>.\n`);
  const things = bySubject(statements, turtleNode, ([, predicate, value]) => {
    const verb = predicate === isA ? 'a' : short(predicate);
    return `${verb} ${'text' in value ? turtleLiteral(value) : turtleNode(value)}`;
  });
  const blocks = [...things].map(([name, about]) => `${name} ${[...about].join(';\n    ')}.\n`);
  return `${head.join('')}\n${blocks.join('')}`;
}

const isA = `${namespaces.rdf}type`;

function turtleNode(subject: Subject): string {
  return 'iri' in subject ? `<${escapeIri(subject.iri)}>` : nameOf(subject);
}

function turtleLiteral({ text, type, language }: Extract<Value, { readonly text: string }>): string {
  const quoted = `"${escapeTurtle(text)}"`;
  if (language !== undefined) return `${quoted}@${language}`;
  return type === undefined ? quoted : `${quoted}^^${short(type)}`;
}

/** What may not stand in an address, percent-encoded. */
function escapeIri(iri: string): string {
  return iri.replaceAll(/[\p{Cc} <>"{}|^`\\]/gu, encodeURIComponent);
}

/** Quotes, backslashes and characters that no line holds. */
function escapeTurtle(text: string): string {
  return text.replaceAll(/[\p{Cc}"\\]/gu, asNumber);
}

function asNumber(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Expanded JSON-LD 1.1: no context is needed to read it. */
function writeJsonLd(statements: readonly Statement[]): string {
  const things = bySubject(statements, nameOf, ([, predicate, value]) =>
    predicate === isA && 'iri' in value
      ? `"@type"\n${JSON.stringify(value.iri)}`
      : `${JSON.stringify(predicate)}\n${jsonLdValue(value)}`,
  );
  const written = [...things].map(([name, about]) => {
    const values = new Map<string, string[]>();
    for (const line of about) {
      const end = line.indexOf('\n');
      const key = line.slice(0, end);
      values.set(key, [...(values.get(key) ?? []), line.slice(end + 1)]);
    }
    const properties = [...values].map(([key, each]) => `,${key}:[${each.join(',')}]`);
    return `{"@id":${JSON.stringify(name)}${properties.join('')}}`;
  });
  return `[${written.join(',')}]`;
}

function jsonLdValue(value: Value): string {
  if (!('text' in value)) return `{"@id":${JSON.stringify(nameOf(value))}}`;
  const { text, type, language } = value;
  const tag = language === undefined ? '' : `,"@language":"${language}"`;
  return `{"@value":${JSON.stringify(text)}${tag}${type === undefined ? '' : `,"@type":"${type}"`}}`;
}

function nameOf(subject: Subject): string {
  return 'iri' in subject ? subject.iri : `_:${blankName(subject.blank)}`;
}

/** RDF/XML 1.1, a description for each thing. */
function writeRdfXml(statements: readonly Statement[]): string {
  const head = Object.entries(namespaces).map(([prefix, address]) => ` xmlns:${prefix}="${address}"`);
  const things = bySubject(
    statements,
    (subject) =>
      'iri' in subject ? `rdf:about="${escapeXml(subject.iri)}"` : `rdf:nodeID="${blankName(subject.blank)}"`,
    ([, predicate, value]) => xmlProperty(predicate, value),
  );
  const written = [...things].map(
    ([name, about]) => `<rdf:Description ${name}>${[...about].join('')}</rdf:Description>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF${head.join('')}>\n${written.join('\n')}\n</rdf:RDF>\n`;
}

function xmlProperty(predicate: string, value: Value): string {
  const name = short(predicate);
  if ('iri' in value) return `<${name} rdf:resource="${escapeXml(value.iri)}"/>`;
  if ('blank' in value) return `<${name} rdf:nodeID="${blankName(value.blank)}"/>`;
  const language = value.language === undefined ? '' : ` xml:lang="${value.language}"`;
  const type = value.type === undefined ? '' : ` rdf:datatype="${value.type}"`;
  return `<${name}${language}${type}>${escapeXml(value.text)}</${name}>`;
}

/** Terms with their prefixes: there are as many as DCAT-AP names. */
const shortened = new Map<string, string>();

function short(address: string): string {
  const known = shortened.get(address);
  if (known !== undefined) return known;
  const found = Object.entries(namespaces).find(([, namespace]) => address.startsWith(namespace));
  if (found === undefined) throw new Error(`No prefix is known for ${address}.`);
  const made = `${found[0]}:${address.slice(found[1].length)}`;
  shortened.set(address, made);
  return made;
}

/** What is said of each thing, as `write` writes it, each once; things by their names, in the order they come in. */
function bySubject(
  statements: readonly Statement[],
  name: (subject: Subject) => string,
  write: (statement: Statement) => string,
): Map<string, Set<string>> {
  const things = new Map<string, Set<string>>();
  let last: Subject | undefined;
  let about = new Set<string>();
  for (const statement of statements) {
    const [subject] = statement;
    if (subject !== last) {
      const key = name(subject);
      about = things.get(key) ?? new Set();
      things.set(key, about);
      last = subject;
    }
    about.add(write(statement));
  }
  return things;
}

/** Letters, digits and underscores alone: what all three forms take for the name of a blank node. */
function blankName(name: string): string {
  return `b${name.replaceAll(/[^A-Za-z0-9]/g, '_')}`;
}
