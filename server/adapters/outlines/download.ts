import { readFile } from 'node:fs/promises';
import { InnerAddressError, type PublicFetch } from '../outside/publicFetch.ts';
import { limits, megabytes } from './limits.ts';
import { OutlineRefusal } from './refusal.ts';

/** A fetched file, with what its maker's catalogue says of it. */
export interface Download {
  readonly bytes: Uint8Array;
  readonly address: string;
  readonly vintage: string;
  readonly source: string;
  readonly licence: string;
}

const TIME_OUT_MS = 90_000;
const LARGEST_CATALOGUE_ENTRY = 20_000;

/**
 * Fetches outlines from http, https or file addresses. An entry of the geoBoundaries catalogue is followed to the
 * file it names, and brings source, year and licence along. Throws OutlineRefusal.
 */
export async function downloadOutlines(
  address: string,
  fetchFrom: PublicFetch,
  signal?: AbortSignal,
): Promise<Download> {
  const bytes = await fetchBytes(address, fetchFrom, signal);
  const entry = catalogueEntry(bytes);
  if (entry === null) return { bytes, address, vintage: '', source: '', licence: '' };
  return {
    bytes: await fetchBytes(entry.file, fetchFrom, signal),
    address: entry.file,
    vintage: entry.vintage,
    source: entry.source,
    licence: entry.licence,
  };
}

async function fetchBytes(address: string, fetchFrom: PublicFetch, signal?: AbortSignal): Promise<Uint8Array> {
  const url = tryUrl(address);
  if (url?.protocol === 'file:') return readFile(url);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new OutlineRefusal(
      `"${address.slice(0, 100)}" is not an address of a file. Give one that begins with https://.`,
    );
  }
  const timeOut = AbortSignal.timeout(TIME_OUT_MS);
  try {
    const response = await fetchFrom(url, {
      signal: signal === undefined ? timeOut : AbortSignal.any([timeOut, signal]),
    });
    if (!response.ok || response.body === null) {
      throw new OutlineRefusal(
        `${url.host} answered ${response.status} for ${url.pathname}. Check the address, or download the file and import it from this computer.`,
      );
    }
    return await collect(response.body);
  } catch (error) {
    if (error instanceof OutlineRefusal) throw error;
    if (error instanceof InnerAddressError) throw new OutlineRefusal(error.message);
    throw new OutlineRefusal(`${url.host} cannot be reached. Try again when this machine is online, or import a file.`);
  }
}

async function collect(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.byteLength;
    if (length > limits.fileBytes) {
      throw new OutlineRefusal(
        `The file at this address is larger than ${megabytes(limits.fileBytes)}. Use a simplified version of it.`,
      );
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

interface CatalogueEntry {
  readonly file: string;
  readonly vintage: string;
  readonly source: string;
  readonly licence: string;
}

/** What geoBoundaries answers for one country and level; null for anything else. */
function catalogueEntry(bytes: Uint8Array): CatalogueEntry | null {
  if (bytes.byteLength > LARGEST_CATALOGUE_ENTRY) return null;
  try {
    const entry = JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>> | null;
    const text = (name: string): string => {
      const value = entry?.[name];
      return typeof value === 'string' ? value.slice(0, 300) : '';
    };
    const file = text('gjDownloadURL');
    if (!/^https?:/.test(file)) return null;
    const source = [text('boundarySource') || 'geoBoundaries', 'geoBoundaries'].filter(
      (part, i, all) => all.indexOf(part) === i,
    );
    return {
      file,
      vintage: text('boundaryYearRepresented'),
      source: source.join(' / '),
      licence: text('boundaryLicense'),
    };
  } catch {
    return null;
  }
}

function tryUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
