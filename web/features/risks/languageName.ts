/** Languages that advice and warnings are written in, with the names people call them by. */
export const adviceLanguages = [
  ['en', 'English'],
  ['ak', 'Akan'],
  ['ee', 'Ewe'],
  ['gaa', 'Ga'],
  ['dag', 'Dagbani'],
  ['ha', 'Hausa'],
] as const;

export function languageName(code: string): string {
  return adviceLanguages.find(([language]) => language === code)?.[1] ?? code;
}
