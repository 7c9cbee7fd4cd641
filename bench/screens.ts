import { signIn } from './ground.ts';

/** The screens somebody walks through. */
export interface Walk {
  readonly who: string;
  readonly role: string;
  readonly screens: readonly string[];
}

const officer = (ids: Ids) => [
  '/controlcenter/extensions',
  '/controlcenter/extensions?q=mensah',
  ...(ids.farmer === undefined ? [] : [`/controlcenter/extensions/${ids.farmer}`]),
  '/controlcenter/extensions/duplicates',
  '/controlcenter/groups',
  ...(ids.group === undefined
    ? []
    : [
        `/controlcenter/groups/${ids.group}`,
        `/controlcenter/groups/${ids.group}?show=farmers`,
        `/controlcenter/groups/${ids.group}?show=season`,
      ]),
  '/controlcenter/groups/sent',
  ...(ids.message === undefined ? [] : [`/controlcenter/groups/sent?message=${ids.message}`]),
  '/controlcenter/groups/reach',
  '/controlcenter/uploads',
  '/controlcenter/uploads?view=public',
  '/controlcenter/polygon',
  '/controlcenter/risk',
  '/controlcenter/risk?status=all',
  '/controlcenter/risk?status=all&view=map',
  '/controlcenter/risk/add',
  ...(ids.risk === undefined ? [] : [`/controlcenter/risk/${ids.risk}`]),
  '/controlcenter/trapsite',
  `/controlcenter/trapsite/${ids.trap}`,
  '/controlcenter/trapsite?show=scouting',
  '/controlcenter/trapsite?show=proposals',
  '/controlcenter/communities',
  '/controlcenter/communities?show=asked',
  `/controlcenter/communities/${ids.community}`,
  '/controlcenter/questions',
  '/controlcenter/questions?state=all',
  '/controlcenter/deleted',
  '/notices',
  '/account',
];
const judge = ['/controlcenter/risk/alike', '/controlcenter/risk/clocks', '/controlcenter/risk/categories'];
const branch = [
  '/controlcenter/extensions?whose=everyone',
  '/controlcenter/groups/branch',
  '/controlcenter/groups/reach?whose=everyone',
];
const settings = ['officers', 'requests', 'starts', 'phones', 'tokens', 'webhooks', 'log'].map(
  (section) => `/controlcenter/settings/${section}`,
);
const national = ['issuers', 'harvests', 'dhis2', 'resources'].map((section) => `/controlcenter/settings/${section}`);

interface Ids {
  readonly farmer: unknown;
  readonly group: unknown;
  readonly message: unknown;
  readonly risk: unknown;
  readonly trap: unknown;
  readonly community: unknown;
}

/** Each role with its screens; records that are opened are the first each one is offered. */
export async function walksOf(url: string): Promise<Walk[]> {
  const walks = [
    { who: 'ama', role: 'officer', more: [] },
    { who: 'efua', role: 'plant protection', more: judge },
    { who: 'mawuli', role: 'director of a region', more: [...branch, '/controlcenter/settings/starts'] },
    { who: 'dede', role: 'district administrator', more: [...judge, ...branch, ...settings] },
    {
      who: 'admin',
      role: 'administrator',
      more: [...judge, ...branch, '/controlcenter/risk/zones', ...settings, ...national, '/manage'],
    },
  ];
  const found = await Promise.all(
    walks.map(async ({ who, role, more }) => ({
      who,
      role,
      screens: [...officer(await idsOf(url, await signIn(url, who))), ...more],
    })),
  );
  return [...found, { who: 'yaw', role: 'responder', screens: ['/controlcenter/respondent', '/notices', '/account'] }];
}

async function idsOf(url: string, token: string): Promise<Ids> {
  const first = async (address: string) => {
    const answer = await fetch(url + address, { headers: { authorization: `Bearer ${token}` } });
    const body = (await answer.json()) as { found?: { id: unknown }[] } | { id: unknown }[];
    return (Array.isArray(body) ? body : (body.found ?? []))[0]?.id;
  };
  return {
    farmer: await first('/api/farmers?limit=1'),
    group: await first('/api/groups'),
    message: await first('/api/messages?limit=1'),
    risk: await first('/api/risks?limit=1'),
    trap: await first('/api/traps/sites?limit=1'),
    community: await first('/api/communities?limit=1'),
  };
}
