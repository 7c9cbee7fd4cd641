const SOUNDS_CACHE = 'sounds';
const MOST_SOUNDS = 200;

/** Whether an address is that of recorded speech, which never changes. */
export function isSound(pathname: string): boolean {
  return pathname === '/api/speech/sound.mp3';
}

/** Recorded speech from the device, else from the network, kept then; browsers ask for it in ranges. */
export async function soundFromDevice(request: Request): Promise<Response> {
  const cache = await caches.open(SOUNDS_CACHE);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return onlyRange(request, kept);
  // The whole is small, and a part of it cannot be kept.
  const response = await fetch(request.url);
  if (!response.ok) return response;
  await cache.put(request.url, response.clone());
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_SOUNDS)).map((key) => cache.delete(key)));
  return onlyRange(request, response);
}

/** Some players take no other answer than the range they asked for. */
async function onlyRange(request: Request, whole: Response): Promise<Response> {
  const asked = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '');
  if (asked === null) return whole;
  const bytes = await whole.arrayBuffer();
  const start = Number(asked[1]);
  const end = Math.min(asked[2] === '' ? Number.POSITIVE_INFINITY : Number(asked[2]), bytes.byteLength - 1);
  const type = { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' };
  if (start > end)
    return new Response(null, { status: 416, headers: { ...type, 'content-range': `bytes */${bytes.byteLength}` } });
  return new Response(bytes.slice(start, end + 1), {
    status: 206,
    headers: { ...type, 'content-range': `bytes ${start}-${end}/${bytes.byteLength}` },
  });
}
