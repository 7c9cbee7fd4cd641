import { ui } from '#web/words/en/ui.ts';

type Key = `ui.${keyof typeof ui}`;

/** Stand-in until the words catalogue is there. */
export function useWords() {
  return (key: Key, values: Record<string, string | number> = {}): string => {
    const found = ui[key.slice(3) as keyof typeof ui];
    const text = typeof found === 'string' ? found : values.count === 1 ? found.one : found.other;
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
