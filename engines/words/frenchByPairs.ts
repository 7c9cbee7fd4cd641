import { frenchSpaces } from './frenchSpaces.ts';

/** A sentence in English and in French; `{x}` is a name or number that stands in both. */
export type SentencePair = readonly [english: string, french: string];

/**
 * Says sentences in French by pairs, the first that fits; the answer says undefined of a sentence that none fits. Where a sentence can
 * be parted in more than one way, `{x}` takes the `longest` part or the `shortest`.
 */
export function frenchByPairs(
  pairs: readonly SentencePair[],
  takes: 'longest' | 'shortest',
): (english: string) => string | undefined {
  const slot = takes === 'longest' ? '(?<$1>.+)' : '(?<$1>.+?)';
  const patterns = pairs.map(([english, french]) => {
    const plain = english.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
    return { pattern: new RegExp(`^${plain.replaceAll(/\{(\w)\}/g, slot)}$`, 's'), french };
  });
  return (english) => {
    for (const { pattern, french } of patterns) {
      const found = pattern.exec(english);
      if (found) return frenchSpaces(french.replaceAll(/\{(\w)\}/g, (_, name: string) => found.groups?.[name] ?? ''));
    }
    return undefined;
  };
}
