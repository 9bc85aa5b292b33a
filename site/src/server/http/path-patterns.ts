type Entry<Value> = { segments: readonly string[]; value: Value };

/** Finds what answers a path, among patterns such as `/api/destination/:slug`. A parameter is never empty. */
export type PathPatterns<Value> = (path: string) => Value | undefined;

/** Fixed words win over parameters: /destination/featured is not a slug. */
export function createPathPatterns<Value>(
  patterns: Iterable<readonly [path: string, value: Value]>,
): PathPatterns<Value> {
  const fixed = new Map<string, Value>();
  const open = new Map<number, Entry<Value>[]>();
  for (const [path, value] of patterns) {
    const segments = path.split('/');
    if (parametersIn(segments) === 0) {
      if (!fixed.has(path)) fixed.set(path, value);
    } else open.set(segments.length, [...(open.get(segments.length) ?? []), { segments, value }]);
  }
  for (const entries of open.values()) entries.sort((a, b) => parametersIn(a.segments) - parametersIn(b.segments));
  return (path) => {
    const known = fixed.get(path);
    if (known !== undefined) return known;
    const segments = path.split('/');
    return open.get(segments.length)?.find((entry) => fits(entry.segments, segments))?.value;
  };
}

const isParameter = (part: string) => part.startsWith(':');
const parametersIn = (segments: readonly string[]) => segments.filter(isParameter).length;

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.every((part, index) => (isParameter(part) ? segments[index] !== '' : part === segments[index]));
}

/** The values of a pattern's parameters in a path that fits it. Throws URIError on what is no text. */
export function parametersOf(pattern: string, path: string): Record<string, string> {
  const segments = path.split('/');
  const found = pattern
    .split('/')
    .flatMap((part, index) => (isParameter(part) ? [[part.slice(1), index] as const] : []));
  return Object.fromEntries(found.map(([name, index]) => [name, decodeURIComponent(segments[index] ?? '')]));
}
