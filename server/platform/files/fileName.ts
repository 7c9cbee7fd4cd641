const longest = 255;
const nothing = 'file';

/** The name of a file as its sender gave it: without folders, on one line, at most 255 characters. "file" where nothing is left. */
export function tidyFileName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const line = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return shortened(line) || nothing;
}

/** A name that every file system takes and no program runs into trouble with: no `\ / : * ? " < > |`, no dot in front. */
export function safeFileName(given: string): string {
  const name = tidyFileName(given.replaceAll(/[\\/]/g, '_'))
    .replaceAll(/[:*?"<>|]/g, '_')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '');
  return name || nothing;
}

/** Cut before its ending, so that the ending stays. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= longest) return name;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, longest - ending.length).join('') + ending;
}
