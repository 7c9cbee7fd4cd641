/** Words of the page of one activity. */
export const activity = {
  advisories: 'Advisories',
  detailAndComments: 'Detail and comments',
  risksTitle: 'Risks',
  fertilizerTitle: 'Fertilizer recommendations',
  pestTitle: 'Pest risk',
  activityFailed: 'There is no activity “{activity}” in this plan',
  activityFailedHint: 'The season of this crop has these activities:',
  usualDays: 'Usual days',
} as const;
