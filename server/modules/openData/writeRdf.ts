import { addressOf, namespaces, type Subject, type Term, type Thing, type Value } from '#engines/exchange/dcat.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';

/** How a document of RDF is written down: Turtle, JSON-LD or RDF/XML. */
export const rdfForms = {
  ttl: 'text/turtle; charset=utf-8',
  jsonld: 'application/ld+json; charset=utf-8',
  rdf: 'application/rdf+xml; charset=utf-8',
} as const;
export type RdfForm = keyof typeof rdfForms;

/** Writes things in a form, a block for each. */
export function writeRdf(things: readonly Thing[], form: RdfForm): string {
  if (form === 'ttl') return writeTurtle(things);
  return form === 'jsonld' ? writeJsonLd(things) : writeRdfXml(things);
}

/** RDF 1.1 Turtle. */
function writeTurtle(things: readonly Thing[]): string {
  let written = '';
  for (const [prefix, address] of Object.entries(namespaces)) written += `@prefix ${prefix}: <${address}>.\n`;
  for (const { subject, says } of things) {
    written += `\n${turtleNode(subject)}`;
    let before = ' ';
    for (const [predicate, value] of says) {
      written += `${before}${predicate === 'rdf:type' ? 'a' : predicate} ${turtleValue(value)}`;
      before = ';\n    ';
    }
    written += '.\n';
  }
  return written;
}

function turtleValue(value: Value): string {
  if ('term' in value) return value.term;
  if (!('text' in value)) return turtleNode(value);
  const { text, type, language } = value;
  // Quotes, backslashes and characters that no line holds.
  const quoted = `"${replaced(text, /["\\\p{Cc}]/u, asNumber)}"`;
  if (language !== undefined) return `${quoted}@${language}`;
  return type === undefined ? quoted : `${quoted}^^${type}`;
}

function turtleNode(subject: Subject): string {
  // What may not stand in an address, percent-encoded.
  return 'iri' in subject
    ? `<${replaced(subject.iri, /[ <>"{}|^`\\\p{Cc}]/u, encodeURIComponent)}>`
    : `_:${blankName(subject.blank)}`;
}

/** A text with the characters of a pattern replaced; most hold none, and looking is quicker than replacing. */
function replaced(text: string, characters: RegExp, by: (character: string) => string): string {
  return characters.test(text) ? text.replaceAll(new RegExp(characters, 'gu'), by) : text;
}

function asNumber(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Expanded JSON-LD 1.1: no context is needed to read it. */
function writeJsonLd(things: readonly Thing[]): string {
  return JSON.stringify(
    things.map(({ subject, says }) => {
      const thing: Record<string, unknown> = { '@id': jsonLdName(subject) };
      for (const [predicate, value] of says) {
        const key = predicate === 'rdf:type' ? '@type' : addressOf(predicate);
        const values = (thing[key] ??= []) as unknown[];
        values.push(predicate === 'rdf:type' && 'term' in value ? addressOf(value.term) : jsonLdValue(value));
      }
      return thing;
    }),
  );
}

function jsonLdValue(value: Value): object {
  if ('term' in value) return { '@id': addressOf(value.term) };
  if (!('text' in value)) return { '@id': jsonLdName(value) };
  const { text, type, language } = value;
  return {
    '@value': text,
    ...(language !== undefined && { '@language': language }),
    ...(type !== undefined && { '@type': addressOf(type) }),
  };
}

function jsonLdName(subject: Subject): string {
  return 'iri' in subject ? subject.iri : `_:${blankName(subject.blank)}`;
}

/** RDF/XML 1.1. */
function writeRdfXml(things: readonly Thing[]): string {
  let written = '<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF';
  for (const [prefix, address] of Object.entries(namespaces)) written += ` xmlns:${prefix}="${address}"`;
  written += '>\n';
  for (const { subject, says } of things) {
    const name =
      'iri' in subject ? `rdf:about="${escapeXml(subject.iri)}"` : `rdf:nodeID="${blankName(subject.blank)}"`;
    written += `<rdf:Description ${name}>`;
    for (const [predicate, value] of says) written += xmlProperty(predicate, value);
    written += '</rdf:Description>\n';
  }
  return `${written}</rdf:RDF>\n`;
}

function xmlProperty(name: Term, value: Value): string {
  if ('term' in value) return `<${name} rdf:resource="${addressOf(value.term)}"/>`;
  if ('iri' in value) return `<${name} rdf:resource="${escapeXml(value.iri)}"/>`;
  if ('blank' in value) return `<${name} rdf:nodeID="${blankName(value.blank)}"/>`;
  const language = value.language === undefined ? '' : ` xml:lang="${value.language}"`;
  const type = value.type === undefined ? '' : ` rdf:datatype="${addressOf(value.type)}"`;
  return `<${name}${language}${type}>${escapeXml(value.text)}</${name}>`;
}

/** Letters, digits and underscores alone: what all three forms take for the name of a blank node. */
function blankName(name: string): string {
  return `b${name.replaceAll(/[^A-Za-z0-9]/g, '_')}`;
}
