/** Words of the dialog that turns notices of the week's work on and off. */
export const push = {
  title: 'Weekly notices on this device',
  lead: 'Every Monday at six in the morning this device shows the work of the week and news of the rains, and warnings of verified risks in the district when they are sent. No account and no telephone number are needed.',
  plan: 'Plan',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  off: 'Notices of this plan are off.',
  on: 'Notices of this plan are on. The next one: {day}',
  first: 'The work of this week is on its way, so that you see that notices arrive.',
  others: 'Also on, on this device',
  other: '{crop}, {place}',
  turnOffOther: 'Turn off {crop}, {place}',
  ended: 'Notices of this plan are off now.',
  blocked:
    'Notices of this site are blocked in this browser. Allow them in the settings of the browser for this site, then open this window again.',
  unable:
    'This browser cannot show notices of a site. On an iPhone, put AgriHub on the home screen first and open it from there.',
  byMail: 'Get the work of the week by e-mail instead',
  failed: 'The browser could not reach its notice service. Check the connection and try again.',
} as const;
