const stops = new Set(['stop', 'stopall', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'remove', 'gyae']);
const starts = new Set(['start', 'unstop', 'subscribe', 'join']);

/**
 * What an answer asks for: nothing but a word for stopping, or for starting again; "gyae" is Twi for stop. Null for
 * anything else: "stop spraying?" is a question.
 */
export function readStopWord(text: string): 'stop' | 'start' | null {
  const word = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (stops.has(word)) return 'stop';
  return starts.has(word) ? 'start' : null;
}
