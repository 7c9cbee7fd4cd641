import { JsonLdParser } from 'jsonld-streaming-parser';
import { Parser, type Quad } from 'n3';
import { RdfXmlParser } from 'rdfxml-streaming-parser';
import type { Statement } from '#engines/exchange/harvest/readDcat.ts';

/** The forms of RDF that catalogues are published in. */
export type RdfForm = 'Turtle' | 'RDF/XML' | 'JSON-LD';

/** The form of RDF that a text is written in, by its first letters: what a server calls it is often wrong. */
export function rdfFormOf(text: string): RdfForm {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (/^(<\?xml|<!--|<!DOCTYPE|<([\w.-]+:)?RDF[\s>])/.test(start)) return 'RDF/XML';
  // A list of JSON-LD begins as a nameless thing of Turtle does, but holds an object.
  return /^(\{|\[\s*[{\]])/.test(start) ? 'JSON-LD' : 'Turtle';
}

/**
 * The statements of a text of RDF. `baseIRI` is where it was read from; `loadContext` fetches a context of JSON-LD that
 * lies elsewhere. Throws the reader's error where the text is not of its form.
 */
export async function readRdf(
  text: string,
  baseIRI: string,
  loadContext: (address: string) => Promise<unknown>,
): Promise<Statement[]> {
  const form = rdfFormOf(text);
  if (form === 'Turtle') return new Parser({ baseIRI }).parse(text).map(statementOf);
  const reader =
    form === 'RDF/XML'
      ? new RdfXmlParser({ baseIRI, validateUri: false })
      : new JsonLdParser({
          baseIRI,
          documentLoader: { load: async (address) => (await loadContext(address)) as Record<string, never> },
        });
  reader.end(text.replace(/^\uFEFF/, ''));
  const statements: Statement[] = [];
  for await (const quad of reader as AsyncIterable<Quad>) statements.push(statementOf(quad));
  return statements;
}

function statementOf({ subject, predicate, object }: Quad): Statement {
  return {
    subject: `${subject.termType === 'BlankNode' ? '_:' : ''}${subject.value}`,
    property: predicate.value,
    value: `${object.termType === 'BlankNode' ? '_:' : ''}${object.value}`,
    ...(object.termType === 'Literal' && { language: object.language }),
  };
}
