import { isQuiet } from '#engines/messages/quietHours.ts';

const hourMs = 3_600_000;

/**
 * What makes the portal's clock show noon where it is night: messages wait from 20:00 to 06:00, and a bench is judged the same at any
 * hour. Minutes stay as they are, and the records keep the machine's clock.
 */
export function byDay(now = new Date()): Readonly<Record<string, string>> {
  if (!isQuiet(now)) return {};
  const ahead = (((12 - now.getUTCHours()) % 24) + 24) % 24;
  const program = `const own = Date, now = () => own.now() + ${ahead * hourMs};
globalThis.Date = new Proxy(own, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(program)}` };
}
