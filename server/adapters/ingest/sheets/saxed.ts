import { SaxesParser } from 'saxes';
import { damaged } from '../refusals.ts';
import { FileRefusal } from '../refusal.ts';

/** Whoever listens to an XML file as it is read; names of elements come without their prefix. */
export interface Listener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Reads XML as it comes in, within flat memory. Entities that a document declares are not known here, and refused where
 * they are used: no office program writes them. @throws FileRefusal naming the part, where the XML is not sound
 */
export async function listen(content: AsyncIterable<Buffer>, part: string, listener: Listener): Promise<void> {
  const parser = new SaxesParser({ fileName: part, xmlns: false as const });
  parser.on('opentag', (tag) => {
    listener.open(local(tag.name), tag.attributes);
  });
  if (listener.close !== undefined) parser.on('closetag', (tag) => listener.close?.(local(tag.name)));
  if (listener.text !== undefined) {
    parser.on('text', (text) => listener.text?.(text));
    parser.on('cdata', (text) => listener.text?.(text));
  }
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const chunk of content) parser.write(decoder.decode(chunk, { stream: true }));
    parser.write(decoder.decode()).close();
  } catch (error) {
    if (error instanceof FileRefusal || !(error instanceof Error) || !error.message.startsWith(part)) throw error;
    throw damaged(
      `${part} that breaks off or is not sound (${error.message.slice(part.length + 1, part.length + 40)})`,
    );
  }
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
