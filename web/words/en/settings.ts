/** The settings of the control centre. Lines marked C are quoted from 3-control-centre, section 2. */
export const settings = {
  sections: 'Settings',
  // C: the tabs of the settings
  officers: 'Extension Officers',
  requests: 'Requests',
  starts: 'Opt-outs',
  phones: 'Phones',
  issuers: 'Services',
  tokens: 'Access tokens',
  webhooks: 'Webhooks',
  harvests: 'Other portals',
  dhis2: 'DHIS2',
  log: 'Log',
  resources: 'Resources',
  noSection: 'There is no such part of the settings',
  noSectionLead: 'The address may be mistyped. Choose one of the parts above.',
  resourcesLead: 'What visitors find under Resources. Resources are added and changed on a page of their own.',
  manageResources: 'Add or change resources',
  noResourceLead: 'Add the first one, or search for another word.',
} as const;
