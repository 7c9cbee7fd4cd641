/** Writing to everybody in one’s districts. */
export const branch = {
  title: 'Write to my districts',
  lead: 'To every farmer under your posts, whoever keeps them, by the rules of every message: consent, opt-outs, quiet hours, and a second person for a large one.',
  districts: 'Districts',
  districtsHint: 'None: all under your posts.',
  crop: 'Who grows',
  cropHint: 'Farmers of whom no crop is known get it too.',
  anyCrop: 'Any crop',
  everybody: 'everybody there',
} as const;
