export type Encoding = 'br' | 'gzip' | 'identity';

const remembered = new Map<string, Encoding>();

/** The best encoding a caller takes, of those we make; brotli before gzip when they are liked alike. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const chosen = choose(header);
  // Browsers send a handful of different headers; a stranger's inventions must not fill the memory.
  if (remembered.size < 100) remembered.set(header, chosen);
  return chosen;
}

function choose(header: string): Encoding {
  const weights = readWeights(header);
  const any = weights.get('*');
  const weigh = (encoding: Encoding): number => weights.get(encoding) ?? any ?? 0;
  const identity = weights.get('identity');
  const best = weigh('br') >= weigh('gzip') ? 'br' : 'gzip';
  if (weigh(best) === 0) return 'identity';
  return identity !== undefined && identity > weigh(best) ? 'identity' : best;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    const weight = parameters.find((each) => each.startsWith('q='));
    const q = weight === undefined ? 1 : Number(weight.slice(2));
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(q) ? q : 0);
  }
  return weights;
}
