import type { Goal } from './goals.ts';
import type { Measured } from './load.ts';
import { type Compared, median, ratios, spread } from './measure.ts';

const of = (runs: readonly Measured[], read: (run: Measured) => number) => median(runs.map(read));

/** One measurement, as a line: ratios and what is behind them. */
export function printRow(name: string, connections: number, compared: Compared): void {
  const { ours } = compared;
  const cpu = ours.map((run) => run.cpu).filter((one) => one !== null);
  const columns = [
    name.padEnd(32),
    String(connections).padStart(4),
    spread(ratios(compared, ({ perSecond }) => perSecond)).padStart(23),
    of(ours, ({ perSecond }) => perSecond)
      .toFixed(0)
      .padStart(7),
    of(ours, ({ p50 }) => p50)
      .toFixed(1)
      .padStart(7),
    of(ours, ({ p95 }) => p95)
      .toFixed(1)
      .padStart(7),
    of(ours, ({ p99 }) => p99)
      .toFixed(1)
      .padStart(7),
    (cpu.length > 0 ? median(cpu).toFixed(0) : '-').padStart(8),
  ];
  console.log(columns.join(' '));
}

export function printHead(): void {
  console.log(
    'measured                         conn   ratio min / med / max   req/s     p50     p95     p99 CPU/1000\n' +
      '                                            (plain server = 1)              ms      ms      ms       ms',
  );
}

export function printGoals(goals: readonly Goal[]): void {
  console.log('\ngoals');
  for (const { what, goal, reached, isReached } of goals)
    console.log(
      `${isReached ? 'reached ' : 'short   '} ${what.padEnd(44)} goal ${goal.padEnd(20)} measured ${reached}`,
    );
}
