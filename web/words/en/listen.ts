/** Buttons by which something is heard. */
export const listen = {
  listen: 'Listen',
  to: 'Listen: {name}',
  stop: 'Stop',
  stopOf: 'Stop: {name}',
  notHeard: 'The recording did not come. Try again when there is a network.',
  work: 'This week’s work',
  plant: 'Plant now or wait',
  risks: 'Verified risks of the district',
  risksOf: 'Verified risks of {district}',
} as const;
