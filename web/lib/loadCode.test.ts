import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCode, onMissingCode, type Missing } from './loadCode.ts';

const told: Missing[] = [];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  stop = onMissingCode((missing) => told.push(missing));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
/** What the server says of the code that the page runs already. */
const server = (answer: () => Promise<{ status: number }>) => vi.stubGlobal('fetch', vi.fn(answer));

test('a piece that got lost comes at the second asking, and nobody is bothered', async () => {
  server(async () => ({ status: 200 }));
  const load = vi
    .fn(lost as () => Promise<string>)
    .mockImplementationOnce(lost)
    .mockResolvedValueOnce('the map');
  const loading = loadCode(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toBe('the map');
  expect(told).toEqual([]);
});

test.each([200, 429, 503])(
  'a piece that never comes is called lost, not a new version, while the server answers %i',
  async (status) => {
    server(async () => ({ status }));
    const load = vi.fn(lost);
    void loadCode(load);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([load.mock.calls.length, told]).toEqual([3, ['lost']]);
  },
);

test('a new version is out when the server no longer has the code of this page', async () => {
  server(async () => ({ status: 404 }));
  void loadCode(lost);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['newVersion']);
});

test('without network that is what is said', async () => {
  server(() => Promise.reject(new TypeError('Failed to fetch')));
  void loadCode(lost);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['noNetwork']);
});
