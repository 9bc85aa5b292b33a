import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;
type Question = { askFigures: number };
type Answer = { figuresOf: number; figures: Figures };

const timeoutMs = 5000;
let questions = 0;

/**
 * The figures of HTTP processes, added up. Who ends before answering is left out, as it has no figures any more;
 * rejects when somebody at work does not answer, for a sum without it would look as if everything had been counted
 * anew.
 */
export async function addedFigures(workers: Iterable<Worker>): Promise<string> {
  const figures = await Promise.all(Array.from(workers, figuresOf));
  return AggregatorRegistry.aggregate(figures.filter((each) => each !== null)).metrics();
}

function figuresOf(worker: Worker): Promise<Figures | null> {
  questions += 1;
  const id = questions;
  return new Promise<Figures | null>((resolve, reject) => {
    const hear = (answer: Partial<Answer>) => answer.figuresOf === id && settle(() => resolve(answer.figures ?? null));
    const leave = () => settle(() => resolve(null));
    const timer = setTimeout(
      () => settle(() => reject(new Error('An HTTP process does not tell its figures.'))),
      timeoutMs,
    );
    function settle(end: () => void): void {
      clearTimeout(timer);
      worker.off('message', hear).off('exit', leave);
      end();
    }
    worker.on('message', hear).once('exit', leave);
    // Its end is heard of above.
    worker.send({ askFigures: id } satisfies Question, () => {});
  });
}

/** In an HTTP process: answers whenever the first process asks. */
export function reportFigures(registry: Registry): void {
  process.on('message', async ({ askFigures: id }: Partial<Question>) => {
    if (id === undefined) return;
    const figures = await registry.getMetricsAsJSON().catch(() => null);
    if (figures && process.connected) process.send?.({ figuresOf: id, figures } satisfies Answer);
  });
}
