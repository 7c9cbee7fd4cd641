import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { DistrictId, oneOf } from '../shapes.ts';

/** Figures by district and month for the ministry's DHIS2, pushed as data value sets. */

/** What is counted: farmers whom a message reached, risks verified and visits made in the month. */
export const dhis2Figures = ['farmersReached', 'risksVerified', 'visits'] as const;

/** DHIS2's own names: a letter, then ten letters or digits. */
const Uid = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{10}$', examples: ['fbfJHSPpUQD'] });
const UidOrNone = Type.Union([Uid, Type.Literal('')]);
const Elements = Type.Object({ farmersReached: UidOrNone, risksVerified: UidOrNone, visits: UidOrNone });
const OrgUnit = Type.Object({ districtId: DistrictId, orgUnit: Uid });
/** A month as DHIS2 writes it. */
const Period = Type.String({ pattern: '^20[0-9]{2}(0[1-9]|1[0-2])$', examples: ['202604'] });

const Link = Type.Object({
  url: Type.String(),
  dataSet: Type.String(),
  elements: Elements,
  monthly: Type.Boolean(),
  orgUnits: Type.Array(OrgUnit),
  lastPeriod: Type.Union([Type.String(), Type.Null()]),
  lastAt: Type.Union([Type.String(), Type.Null()]),
  state: oneOf(['new', 'asked', 'done', 'failed'] as const),
  said: Type.String(),
});
const LinkOrNone = Type.Object({ link: Type.Union([Link, Type.Null()]) });

const own = { room: 'dhis2', audience: 'officer', refusals: 'message' } as const;

export const showDhis2 = endpoint({
  ...own,
  name: 'showDhis2',
  method: 'GET',
  path: '/api/dhis2',
  effect: 'reads',
  summary: 'The DHIS2 that figures are pushed to, with what it calls figures and districts; for administrators',
  answer: LinkOrNone,
});

/** 422 `dhis2Address`; 422 `dhis2TokenNeeded` where none is kept yet. The token is never told again. */
export const setDhis2 = endpoint({
  ...own,
  name: 'setDhis2',
  method: 'PUT',
  path: '/api/dhis2',
  effect: 'writes',
  summary: 'Sets the DHIS2 that figures are pushed to; a token left out stays as it was; for administrators',
  body: Type.Object({
    url: Type.String({ title: 'The address', minLength: 1, maxLength: 500 }),
    token: Type.Optional(Type.String({ title: 'The access token', minLength: 8, maxLength: 200 })),
    dataSet: Uid,
    elements: Elements,
    monthly: Type.Boolean(),
    orgUnits: Type.Array(OrgUnit, { maxItems: 1_000 }),
  }),
  answer: LinkOrNone,
});

export const removeDhis2 = endpoint({
  ...own,
  name: 'removeDhis2',
  method: 'DELETE',
  path: '/api/dhis2',
  effect: 'writes',
  summary: 'Pushes nothing to DHIS2 any longer; for administrators',
  answer: Type.Object({ removed: Type.Boolean() }),
});

/** 502 `dhis2Trouble` where it does not answer. */
export const matchDhis2OrgUnits = endpoint({
  ...own,
  name: 'matchDhis2OrgUnits',
  method: 'GET',
  path: '/api/dhis2/org-units',
  effect: 'reads',
  summary: 'Organisation units of DHIS2 that bear the names of districts, as a proposal; for administrators',
  answer: Type.Object({
    matched: Type.Array(Type.Object({ districtId: DistrictId, orgUnit: Uid, name: Type.String() })),
    /** Districts whose name no organisation unit bears, or more than one. */
    unmatched: Type.Array(DistrictId),
  }),
});

export const previewDhis2 = endpoint({
  ...own,
  name: 'previewDhis2',
  method: 'GET',
  path: '/api/dhis2/values/:period',
  effect: 'reads',
  summary: 'The data value set of a month as it would be pushed; for administrators',
  params: Type.Object({ period: Period }),
  answer: Type.Object({
    dataSet: Type.String(),
    period: Type.String(),
    dataValues: Type.Array(
      Type.Object({
        dataElement: Type.String(),
        period: Type.String(),
        orgUnit: Type.String(),
        value: Type.String(),
      }),
    ),
    /** Districts with figures in that month that DHIS2 has no organisation unit for here: they are not sent. */
    leftOut: Type.Array(Type.String()),
  }),
});

export const pushDhis2 = endpoint({
  ...own,
  name: 'pushDhis2',
  method: 'POST',
  path: '/api/dhis2/push',
  effect: 'writes',
  summary: 'Pushes the figures of a month to DHIS2, in the place of those it has of that month; for administrators',
  body: Type.Object({ period: Period }),
  answer: LinkOrNone,
});
