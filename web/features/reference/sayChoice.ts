/** A word of a fixed list as people read it: "guinea_savanna" is "Guinea savanna". */
export function sayChoice(choice: string): string {
  const words = choice.replace(/\.svg$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
