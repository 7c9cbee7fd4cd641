const portal = ['slides', 'services', 'partners', 'faqs', 'supportTopics', 'supportContacts', 'pageTexts'] as const;
const library = ['bundleItems', 'bundles', 'projects', 'resources'] as const;

/** Tables that hold what the public pages say. */
export type PortalTable = (typeof portal)[number];
/** Tables of the library, whose rows visitors see one by one. */
export type LibraryTable = (typeof library)[number];

export function isPortalTable(table: string): table is PortalTable {
  return portal.some((each) => each === table);
}

export function isLibraryTable(table: string): table is LibraryTable {
  return library.some((each) => each === table);
}
