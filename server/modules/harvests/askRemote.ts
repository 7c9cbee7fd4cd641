import type { Response } from 'undici';
import type { PublicFetch } from '../../adapters/outside/publicFetch.ts';
import { listIn } from '#engines/exchange/harvest/remoteDataset.ts';

/** What asking another portal needs. */
export interface Asking {
  readonly fetchPublic: PublicFetch;
  readonly signal: AbortSignal;
}

/** Another portal did not answer as it should; the message is for people. */
export class RemoteTrouble extends Error {}

const listWithinMs = 60_000;
const fileWithinMs = 600_000;
const largestListBytes = 50_000_000;
export const largestHarvestedBytes = 200_000_000;
/** Of what came in place of a file, so much is read for saying why. */
const longestRefusal = 10_000;
/** Pages of features that are followed. */
const mostFeaturePages = 1_000;

/** Asks for a list as JSON. @throws RemoteTrouble, InnerAddressError */
export async function askJson(asking: Asking, address: string): Promise<unknown> {
  const { text } = await askText(asking, address, 'application/json');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RemoteTrouble(`${address} answered what is no JSON. Look at the address in a browser.`);
  }
}

/** Asks for a list as text, with the address that answered after redirects. @throws RemoteTrouble, InnerAddressError */
export async function askText(
  asking: Asking,
  address: string,
  accept: string,
): Promise<{ readonly text: string; readonly address: string }> {
  const answer = await ask(asking, address, accept, listWithinMs);
  const parts: Uint8Array[] = [];
  for await (const part of bounded(answer, largestListBytes, address)) parts.push(part);
  return { text: Buffer.concat(parts).toString('utf8'), address: answer.url || address };
}

/** The bytes of a file; of features by pages, all pages as one collection. @throws RemoteTrouble, InnerAddressError */
export async function* readRemoteFile(asking: Asking, address: string, byPages: boolean): AsyncGenerator<Uint8Array> {
  if (!byPages) {
    const answer = await ask(asking, address, '*/*', fileWithinMs);
    return yield* noMarkup(bounded(answer, largestHarvestedBytes, address), address);
  }
  let next: string | null = address;
  let [bytes, isFirst] = [0, true];
  yield Buffer.from('{"type":"FeatureCollection","features":[');
  for (let page = 0; next !== null && page < mostFeaturePages; page += 1) {
    const answer = (await askJson(asking, next)) as Readonly<Record<string, unknown>> | null;
    if (!Array.isArray(answer?.['features'])) throw new RemoteTrouble(`${next} answered no features.`);
    for (const feature of answer['features']) {
      const part = Buffer.from(`${isFirst ? '' : ','}${JSON.stringify(feature)}`);
      isFirst = false;
      bytes += part.length;
      if (bytes > largestHarvestedBytes) throw tooLarge(address);
      yield part;
    }
    const link = listIn(answer['links']).find(({ rel }) => rel === 'next')?.['href'];
    next = typeof link === 'string' && answer['features'].length > 0 ? new URL(link, next).href : null;
  }
  yield Buffer.from(']}');
}

async function ask(
  { fetchPublic, signal }: Asking,
  address: string,
  accept: string,
  withinMs: number,
): Promise<Response> {
  const answer = await fetchPublic(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
    headers: { accept, 'user-agent': 'AgriHub-Ghana-Harvester/1' },
  });
  if (answer.ok) return answer;
  await answer.body?.cancel();
  throw new RemoteTrouble(`${address} answered ${answer.status}.`);
}

async function* bounded({ body }: Response, most: number, address: string): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > most) throw tooLarge(address);
    yield part;
  }
}

/** A file that is no page of a site and no refusal in XML, as map services send it with 200: no table begins so. */
async function* noMarkup(parts: AsyncIterable<Uint8Array>, address: string): AsyncGenerator<Uint8Array> {
  let [start, isMarkup] = ['', false];
  for await (const part of parts) {
    if (start.length < longestRefusal) start += Buffer.from(part).toString('utf8');
    isMarkup ||= /^\s*</.test(start);
    if (!isMarkup) yield part;
    else if (start.length >= longestRefusal) break;
  }
  if (!isMarkup) return;
  const [, said = start] = /ExceptionText[^>]*>([^<]+)</.exec(start) ?? /<title[^>]*>([^<]+)</i.exec(start) ?? [];
  const words = said
    .replaceAll(/<[^>]{0,500}>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
  throw new RemoteTrouble(
    `${address} answered a page or a refusal in place of the file: ${words || 'it says nothing'}.`,
  );
}

function tooLarge(address: string): RemoteTrouble {
  return new RemoteTrouble(`${address} is larger than ${largestHarvestedBytes / 1_000_000} MB. Send the file by hand.`);
}
