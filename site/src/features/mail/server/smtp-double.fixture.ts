import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/**
 * How the double behaves: normally; slow to accept; refusing every mail; knowing no recipient; losing the connection
 * once it has a complete mail.
 */
export type Mood = 'well' | 'slow' | 'refusing' | 'unknowing' | 'dropping';

export type ReceivedMail = {
  from: string;
  to: string[];
  /** The complete mail, headers first. */
  source: string;
  /** Whether the sender got an acknowledgement. */
  acknowledged: boolean;
};

export const headerOf = (mail: ReceivedMail, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(mail.source.replaceAll('\r\n', '\n'))?.[1];

/** An SMTP server on this machine. It can be closed and opened again at the same port. */
export async function startSmtpDouble() {
  const received: ReceivedMail[] = [];
  let mood: Mood = 'well';
  let server: SMTPServer;

  const onData = async (stream: SMTPServerDataStream, session: SMTPServerSession, done: (error?: Error) => void) => {
    const mail: ReceivedMail = {
      from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
      to: session.envelope.rcptTo.map(({ address }) => address),
      source: (await buffer(stream)).toString(),
      acknowledged: false,
    };
    received.push(mail);
    if (mood === 'dropping') return dropLines();
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 700));
    mail.acknowledged = true;
    done();
  };
  const dropLines = () => {
    for (const { _socket } of server.connections as unknown as Set<{ _socket: { destroy(): void } }>) _socket.destroy();
  };
  const open = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        closeTimeout: 100,
        onConnect: (_session, done) =>
          done(mood === 'refusing' ? Object.assign(new Error('too busy'), { responseCode: 421 }) : null),
        onRcptTo: (_address, _session, done) =>
          done(mood === 'unknowing' ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
        // A connection that breaks within a mail gets no answer.
        onData: (stream, session, done) => void onData(stream, session, done).catch(() => {}),
      });
      server.on('error', () => {}); // broken connections are expected here
      server.listen(port, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port));
      server.server.once('error', reject);
    });

  const port = await open(0);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave(next: Mood) {
      mood = next;
    },
    /** Stops listening. */
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    reopen: () => open(port),
  };
}
