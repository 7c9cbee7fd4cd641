import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const rowsOfEach = 20;

interface Importing {
  url: string;
  readonly cookie: string;
  going: boolean;
}

interface Shown {
  readonly id: string;
  readonly state: string;
  readonly mistake: string;
}

/**
 * Brings in one list of farmers after another until told to stop, each step repeated until somebody answers it. Answers the names of
 * those that were said to be applied.
 */
export async function importOverAndOver(place: Importing): Promise<string[]> {
  const names: string[] = [];
  for (let turn = 0; place.going; turn++) {
    const own = Array.from({ length: rowsOfEach }, (_, row) => `Sample import ${turn}-${row}`);
    const rows = own.map((name, row) => `${name},055${String(turn * rowsOfEach + row).padStart(7, '0')},Ejura`);
    const { id } = await until(
      place,
      'POST',
      `?fileName=list-${turn}.csv`,
      ['Farmer name,Mobile number,Town', ...rows].join('\n'),
    );
    await reaches(place, id, 'checked');
    await until(place, 'POST', `/${id}/apply`);
    await reaches(place, id, 'applied');
    names.push(...own);
  }
  return names;
}

async function reaches(place: Importing, id: string, state: string): Promise<void> {
  for (;;) {
    const { current } = (await until(place, 'GET', '')) as unknown as { readonly current: Shown | null };
    if (current?.id === id && current.state === state) return;
    if (current?.state === 'failed') throw new Error(`The list was not taken: ${current.mistake}`);
    await sleep(100);
  }
}

/** Asks again and again, under one key, until an answer is there. */
async function until(place: Importing, method: 'GET' | 'POST', address: string, list?: string): Promise<Shown> {
  const headers = {
    cookie: place.cookie,
    'sec-fetch-site': 'same-origin',
    'idempotency-key': randomUUID(),
    ...(list !== undefined && { 'content-type': 'application/octet-stream' }),
  };
  for (;;) {
    const answer = await fetch(`${place.url}/api/farmers/import${address}`, {
      method,
      headers,
      ...(list !== undefined && { body: list }),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.ok && text !== undefined) return JSON.parse(text) as Shown;
    if (answer !== undefined && answer.status >= 400 && answer.status < 500 && answer.status !== 429)
      throw new Error(`${method} import${address}: ${answer.status} ${text}`);
    await sleep(50);
  }
}
