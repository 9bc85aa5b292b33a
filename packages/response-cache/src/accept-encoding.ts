import { RecentMap } from './recent-map.ts';

export type Encoding = 'identity' | 'gzip' | 'br';

/** Ours, best first: what a client accepts equally well is decided by this order. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Clients spell it in a handful of ways. */
const chosen = new RecentMap<Encoding>(64);

/**
 * The encoding to answer an `Accept-Encoding` header with (RFC 9110, 12.5.3): the highest q-value, then br, gzip,
 * identity. Without a header, and where the client refuses everything, the answer is sent as it is.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = chosen.get(header);
  if (known !== undefined) return known;
  const choice = bestOf(parseWeights(header));
  chosen.set(header, choice);
  return choice;
}

function bestOf(weights: Map<string, number>): Encoding {
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of PREFERRED) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    weights.set(name === 'x-gzip' ? 'gzip' : name, weightOf(parameters));
  }
  return weights;
}

/** An unreadable weight counts as a refusal: plain bytes are never wrong. */
function weightOf(parameters: string[]): number {
  const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (q === undefined) return 1;
  const value = q.slice(q.indexOf('=') + 1).trim();
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(value) ? Number(value) : 0;
}
