import type { Answer, Query } from '#contract/endpoint.ts';
import type { listenTo } from '#contract/speech/speech.ts';

type ListenTo = Query<typeof listenTo>;

/** Bytes of a second of what is kept: 24 kbit. */
const bytesInSecond = 3_000;

/** What can be heard on the page of a plan: the work of the week, whether to plant, and the verified risks of the district. */
export function planSounds({
  crop,
  district,
  planted,
}: {
  readonly crop: string;
  readonly district: string;
  readonly planted?: string | undefined;
}): [work: ListenTo, plant: ListenTo, risks: ListenTo] {
  return [
    { about: 'work', crop, district, ...(planted && { planted }) },
    { about: 'plant', crop, district },
    { about: 'risks', district },
  ];
}

/** The sounds of a plan's page, to be kept with it; none of other pages. Throws where there is no network. */
export async function soundsOf(href: string): Promise<readonly { readonly url: string; readonly bytes: number }[]> {
  const { pathname, searchParams: search } = new URL(href, 'https://here.invalid');
  const [crop, district] = [search.get('crop') ?? '', search.get('district') ?? ''];
  if (!pathname.endsWith('/main/croppingcalendar') || crop === '' || district === '') return [];
  // By fetch alone: the service worker is made of this too, and keeps the answers.
  const answers = await Promise.all(
    planSounds({ crop, district, planted: search.get('planting_start') ?? undefined }).map(async (query) => {
      const response = await fetch(`/api/speech/listen?${new URLSearchParams(Object.entries(query)).toString()}`);
      return response.ok ? ((await response.json()) as Answer<typeof listenTo>).languages : [];
    }),
  );
  return answers.flat().map(({ url, seconds }) => ({ url, bytes: Math.round(seconds * bytesInSecond) }));
}
