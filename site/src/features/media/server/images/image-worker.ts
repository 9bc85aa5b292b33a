import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { type ImageTask, UnusableImage } from './image.ts';
import { encodeImage, shrinkImage } from './image-encoding.ts';
import type { ImageAnswer } from './image-worker-pool.ts';

// Does tasks with images, one after the other. Started by image-worker-pool.ts, which ends it when a task takes too
// long, when it is spent, or when no other task has come for a while.

/** A process that has grown to more gives its memory back by ending. */
const mostMemory = 300 * 1024 * 1024;

/** Of computing, so that a busy machine refuses no good image. */
const mostSeconds = { original: 5, drawing: 5, icons: 20, initial: 20, share: 20, card: 20, sizes: 60, cover: 60 };

/** Ends this process when a task costs more than a good image can. */
function watchCost(seconds: number): NodeJS.Timeout {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > seconds * 1_000_000) process.exit(1);
  }, 100);
}

async function make(task: ImageTask): Promise<unknown[]> {
  if (task.make === 'original') return [await encodeImage(Buffer.from(task.bytes))];
  // Loaded when needed: most processes never draw.
  if (task.make === 'drawing') return [await (await import('./brand-drawing.ts')).drawSvg(Buffer.from(task.bytes))];
  if (task.make === 'icons') return (await import('./brand-drawing.ts')).drawIcons(Buffer.from(task.bytes), task.sizes);
  if (task.make === 'initial') return (await import('./initial-drawing.ts')).renderInitial(task.initial, task.sizes);
  if (task.make === 'share')
    return [await (await import('./brand-drawing.ts')).cropShare(Buffer.from(task.bytes), task.crop)];
  if (task.make === 'card') return [await (await import('./card-drawing.ts')).renderCard(task.card)];
  // Nobody waits for the others.
  setPriority(5);
  if (task.make === 'cover') return [await (await import('../covers/cover-drawing.ts')).renderCover(task.subject)];
  const bytes = Buffer.from(task.bytes);
  const made: Buffer[] = [];
  for (const size of task.sizes) made.push(await shrinkImage(bytes, size));
  return made;
}

const answer = (said: ImageAnswer) => void process.send?.(said);

process.on('message', (task: ImageTask) => {
  const watch = watchCost(mostSeconds[task.make]);
  const done = make(task).finally(() => clearInterval(watch));
  done.then(
    (made) => answer({ made, spent: task.make !== 'original' || process.memoryUsage.rss() > mostMemory }),
    (error: unknown) => {
      if (error instanceof UnusableImage) answer({ unusable: error.reason, spent: true });
      else process.exit(1);
    },
  );
});
// Whoever asked is gone.
process.once('disconnect', () => process.exit(1));
try {
  // Where memory runs short, this process is the one to go (Linux).
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Elsewhere the system chooses.
}
process.send?.('ready');
