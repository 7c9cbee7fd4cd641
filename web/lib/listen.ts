import type { Query } from '#contract/endpoint.ts';
import { listenTo } from '#contract/speech.ts';
import { callApi } from './callApi.ts';
import { apiQuery } from './query.ts';

/** What somebody may want to hear. */
export type ListenTo = Query<typeof listenTo>;

/** In which languages it can be heard. */
export function listenQuery(to: ListenTo) {
  return apiQuery(listenTo, { query: to });
}

/** Bytes of a second of what is kept: 24 kbit. */
const bytesInSecond = 3_000;

/** What can be heard on the page of a plan, to be kept with it; nothing of other pages. */
export async function soundsOf(href: string): Promise<readonly { readonly url: string; readonly bytes: number }[]> {
  const { pathname, searchParams: search } = new URL(href, 'https://here.invalid');
  const [crop, district] = [search.get('crop') ?? '', search.get('district') ?? ''];
  if (!pathname.endsWith('/main/croppingcalendar') || crop === '' || district === '') return [];
  const answers = await Promise.all(
    planSounds({ crop, district, planted: search.get('planting_start') ?? undefined }).map((query) =>
      callApi(listenTo, { query }),
    ),
  );
  return answers.flatMap(({ languages }) =>
    languages.map(({ url, seconds }) => ({ url, bytes: Math.round(seconds * bytesInSecond) })),
  );
}

/** What can be heard on the page of a plan: the work of the week, and the verified risks of the district. */
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
