import { languages } from '#engines/farmers/farmer.ts';
import { problem } from '../../../platform/calls/problems.ts';

/** A text in a language, such as one of a message. */
interface Version {
  readonly language: string;
  readonly text: string;
}

/** Refuses a message of blanks, and versions of it. @throws messageRefused with the language that is empty */
export function requireText({
  text,
  versions,
}: {
  readonly text: string;
  readonly versions?: readonly Version[] | undefined;
}): void {
  if (text.trim() === '')
    throw problem('messageRefused', { sentence: 'The message is empty. Write what farmers are to read.' });
  requireVersions(versions);
}

/** Refuses language versions of blanks, and two of one language. @throws messageRefused */
export function requireVersions(versions: readonly Version[] = []): void {
  const seen = new Set<string>();
  for (const { language, text } of versions) {
    const name = (languages as Readonly<Record<string, readonly string[]>>)[language]?.[0] ?? language;
    if (text.trim() === '')
      throw problem('messageRefused', {
        sentence: `The message in ${name} is empty. Write it, or leave that language out.`,
      });
    if (seen.has(language))
      throw problem('messageRefused', { sentence: `The message is there in ${name} twice. Keep one of the two.` });
    seen.add(language);
  }
}
