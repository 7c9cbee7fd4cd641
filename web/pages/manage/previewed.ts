/** Tables whose rows visitors see as they stand. */
const names = ['slides', 'services', 'partners', 'faqs', 'supportTopics', 'supportContacts', 'pageTexts'] as const;

export type Previewed = (typeof names)[number];

/** The table, where its rows can be shown as visitors will see them. */
export function previewed(table: string): Previewed | undefined {
  return names.find((each) => each === table);
}
