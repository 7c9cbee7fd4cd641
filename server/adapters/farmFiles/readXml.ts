import { SaxesParser } from 'saxes';
import { FarmFileRefusal } from './refusal.ts';

/** What a reader of XML does as elements come and go; names without their prefixes. */
export interface XmlHearer {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/** More than any map program nests. */
const DEEPEST = 200;
/** Read in parts, so that a hearer can stop early. */
const PART = 65_536;

/** Reads XML. Nothing outside is ever fetched: a document type, which alone can name other files, is refused. @throws FarmFileRefusal */
export function readXml(text: string, what: string, hearer: XmlHearer): void {
  const parser = new SaxesParser({ fragment: false });
  let depth = 0;
  parser.on('doctype', () => {
    throw new FarmFileRefusal(
      `The ${what} file has a document type (<!DOCTYPE …>), which can name other files and is not read. Export it again, or take that line out.`,
    );
  });
  parser.on('error', ({ message }) => {
    throw new FarmFileRefusal(`The ${what} file is not whole: ${message.slice(0, 100)}. Export it again.`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST)
      throw new FarmFileRefusal(`The ${what} file nests elements more than ${DEEPEST} deep. Export it again.`);
    hearer.open(plain(name), attributes as Readonly<Record<string, string>>);
  });
  parser.on('text', (each) => hearer.text(each));
  parser.on('cdata', (each) => hearer.text(each));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    hearer.close(plain(name));
  });
  for (let at = 0; at < text.length; at += PART) parser.write(text.slice(at, at + PART));
  parser.close();
}

function plain(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
