import type { Farmer } from './api.ts';

/** What a form says of a person; null: not known. */
export const sexes = ['female', 'male'] as const satisfies readonly Farmer['sex'][];
export const ages = ['15-35', '36-59', '60+'] as const satisfies readonly Farmer['ageGroup'][];
export const reaches = ['sms', 'call', 'email', 'visit'] as const satisfies readonly Farmer['reach'][];

export const ageWords = {
  '15-35': 'farmers.age15to35',
  '36-59': 'farmers.age36to59',
  '60+': 'farmers.age60andOver',
} as const;
export const reachWords = {
  sms: 'farmers.reachSms',
  call: 'farmers.reachCall',
  email: 'farmers.reachEmail',
  visit: 'farmers.reachVisit',
} as const;
