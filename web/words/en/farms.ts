/** Words of the farm map. */
export const farms = {
  title: 'Farm map',
  lead: 'Where mapped farms are. To keep farmers private the map shows squares of about 5 km with the number of farms in them, never one farm.',
  count: { one: '{count} farm', other: '{count} farms' },
  countAll: { one: '{count} farm in {squares}', other: '{count} farms in {squares}' },
  squares: { one: '{count} square', other: '{count} squares' },
  rule: 'A square with fewer than five farms is counted in its neighbour.',
  emptyTitle: 'No farm is mapped yet',
  emptyText:
    'Extension officers will map farms here. This page will then show how many there are in each square of about 5 km; names, card numbers and outlines are seen by the officers in charge alone.',
  emptyCalendar: 'Plan a season',
  emptyDistricts: 'See the districts',
  searchTitle: 'Find one farm',
  searchVisitor: 'Looking up a farm by its Ghana Card number is for signed-in officers.',
  signIn: 'Sign in as an officer',
  searchOfficer:
    'The farms you may see are in the control centre, each with its outline. You can also search there by Ghana Card number.',
  toFarms: 'Open the farms',
  map: 'Map of farms',
  mapFailed: 'The map could not be loaded. The list shows the same squares.',
  mapLoading: 'Drawing the map',
  mapPlain: 'The map needs JavaScript. The list shows the same squares.',
  mapTextMode: 'Text mode: no map. The list shows the same squares.',
  list: 'Squares with farms',
  middle: 'Middle of the square',
  farms: 'Farms',
  showAt: 'Show on the map',
} as const;
