/** Where datasets are sent, and followed on their way. */
export const DATASETS = '/main/datasets';
export const UPLOAD = '/main/datasets/upload';
export const MINE = '/main/datasets/mine';
const HOLDING = '/main/datasets/holding';

/** `open`: whatever still waits for somebody. */
export const holdingStates = ['open', 'waiting', 'problems', 'returned', 'reading', 'approved', 'rejected'] as const;
export const assignees = ['me', 'nobody'] as const;

/** What the holding area shows, as it stands in the address. */
export interface HoldingChoice {
  readonly state: (typeof holdingStates)[number];
  readonly assignee: (typeof assignees)[number] | undefined;
  readonly q: string;
  readonly page: number;
}

export function readHoldingChoice(search: URLSearchParams): HoldingChoice {
  return {
    state: holdingStates.find((each) => each === search.get('state')) ?? 'open',
    assignee: assignees.find((each) => each === search.get('assignee')),
    q: search.get('q') ?? '',
    page: readPage(search),
  };
}

/** The page of a list; the first where the address names none. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export function holdingHref({ state, assignee, q, page }: Partial<HoldingChoice> = {}): string {
  const search = new URLSearchParams();
  if (state && state !== 'open') search.set('state', state);
  if (assignee) search.set('assignee', assignee);
  if (q) search.set('q', q);
  if (page && page > 1) search.set('page', String(page));
  return search.size > 0 ? `${HOLDING}?${search}` : HOLDING;
}

export const mineHref = (page: number) => (page > 1 ? `${MINE}?page=${page}` : MINE);
export const itemHref = (id: string) => `${HOLDING}/${encodeURIComponent(id)}`;
export const datasetHref = (id: string) => `/main/datasetpreview/${encodeURIComponent(id)}`;
export const nextVersionHref = (datasetId: string) => `${UPLOAD}?dataset=${encodeURIComponent(datasetId)}`;
