import type { Measured } from './load.ts';
import { type Compared, median, ratios } from './measure.ts';
import { dressedStory, plainStory, type Scenario } from './scenarios.ts';

export type Goal = { what: string; goal: string; reached: string; isReached: boolean };

/** By the measurement's name, then by connections. */
export type Results = ReadonlyMap<string, ReadonlyMap<number, Compared>>;

export const atMost = (what: string, most: number, unit: string, value: number, digits = 2): Goal => ({
  what,
  goal: `<= ${most} ${unit}`,
  reached: `${value.toFixed(digits)} ${unit}`,
  isReached: value <= most,
});

export const atLeast = (what: string, least: number, value: number): Goal => ({
  what,
  goal: `>= ${least}`,
  reached: value.toFixed(4),
  isReached: value >= least,
});

/** What is wanted of these measurements (docs/specification.md, 9); of those that were not made, nothing. */
export function goalsOf(all: readonly Scenario[], results: Results): Goal[] {
  const at50 = (name: string) => results.get(name)?.get(50);
  const ratioGoals = all.flatMap(({ name, goal }) => {
    const compared = at50(name);
    return compared && goal !== null ? [atLeast(name, goal, median(ratios(compared, perSecond)))] : [];
  });
  const [one, two] = [at50('cached page'), at50('cached page, two workers')];
  return [
    ...ratioGoals,
    ...(one ? [atMost('cached page, p99', 2, 'times that of plain', median(ratios(one, ({ p99 }) => p99)))] : []),
    ...(one && two ? [atLeast('cached page, two workers to one', 1.6, of(two, perSecond) / of(one, perSecond))] : []),
    ...structure(results),
    ...alone(results, 'search', 60),
    ...alone(results, 'suggestions', 20),
  ];
}

/** What the structure of a text costs its page. */
function structure(results: Results): Goal[] {
  const [plain, dressed] = [plainStory, dressedStory].map((name) => results.get(name)?.get(1));
  if (!plain || !dressed) return [];
  const cpu = (run: Measured) => run.cpu ?? run.p50;
  return [atMost('story with structure, CPU', 1.3, 'times that of a plain one', of(dressed, cpu) / of(plain, cpu))];
}

/** How long one client waits who has the site for itself, or the fewest clients that were measured. */
function alone(results: Results, name: string, most: number): Goal[] {
  const [fewest] = [...(results.get(name) ?? [])];
  if (!fewest) return [];
  const [connections, compared] = fewest;
  return [
    atMost(
      `${name}, p95 at ${connections} connections`,
      most,
      'ms',
      of(compared, ({ p95 }) => p95),
      1,
    ),
  ];
}

const perSecond = (run: Measured) => run.perSecond;
const of = ({ ours }: Compared, read: (run: Measured) => number) => median(ours.map(read));
