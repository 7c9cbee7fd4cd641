/** How a farmer may have said that they want messages, each with its words. */
export const consentSources = [
  ['in person', 'farmers.viaInPerson'],
  ['by phone', 'farmers.viaPhone'],
  ['by message', 'farmers.viaMessage'],
  ['on paper', 'farmers.viaPaper'],
  ['unknown', 'farmers.viaUnknown'],
] as const;
