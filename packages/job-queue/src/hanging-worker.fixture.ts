// Run by tests as a process of its own, to be killed: takes one note, says so, and never finishes it.
import { workOn } from './job.ts';
import { note } from './test-jobs.fixture.ts';
import { startWorker } from './worker.ts';

const connection = JSON.parse(process.argv[2] ?? '');
await startWorker(connection, [
  workOn(note, () => {
    process.send?.('taken');
    return new Promise(() => {});
  }),
]);
process.send?.('ready');
