/**
 * Texts the specification quotes, spelling included; those of the bar and the foot stand with the shell. They are the
 * product's default words: whoever wants them corrected changes them here and nowhere else. P is 1-public-portal, with the section.
 */
export const quoted = {
  // P §2, cropping calendar, older version
  noResult: 'No result found, Please make your selections',
  // P §2, cropping calendar, newer version
  selectCropType: 'Select CropType',
  chooseRegion: 'Choose Region',
  changeDistrict: 'Change District',
  resources: 'Resources',
  bundleServices: 'Bundle Services',
  selectCropAbove: 'Select Crop Type Above',
  viewAdvisory: 'View Advisory',
  more: 'more',
  less: 'less',
  noActivity: 'No activity for this month',
  selectCropFirst: 'Select Crop Type above',
  // P §2, cropping calendar landing
  monthlyCalendar: 'Monthly Calendar',
  activityTimeline: 'Activity Timeline',
  risksAdvisories: 'Risks & Advisories',
  goToCalendar: 'Go to Calendar',
  visitsFigure: 'Visits',
  personsFigure: 'Persons',
  districtsFigure: 'Disticts',
  varietiesFigure: 'Crop Varieties',
  // P §2, activity detail
  noComments: 'no further comments',
  noRisks: 'No Risks(and Adviories) Found',
  noFertilizer: 'No fertilizer recommendations found for {district}',
  thisMonth: 'THIS MONTH',
  goBack: 'Go Back',
  // P §9, pest message
  pestHigh: 'high',
  pestStable: 'more stable',
} as const;
