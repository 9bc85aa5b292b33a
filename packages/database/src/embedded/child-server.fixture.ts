// Run by tests as a process of its own, to be killed: starts a server on the folder that its argument names and says so
// on stdout in one line of JSON: `{ connection }`, or `{ error: { name, message } }`.
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

const [folder = ''] = process.argv.slice(2);

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

try {
  const { connection } = await startEmbeddedPostgres(folder, {
    onUnexpectedExit: () => process.exit(1),
    settings: { fsync: 'off' }, // quicker, and no test cuts the power
  });
  say({ connection });
} catch (error) {
  const { name, message } = error as Error;
  say({ error: { name, message } });
}
