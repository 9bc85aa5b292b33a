import { once } from 'node:events';
import net from 'node:net';
import { onTestFinished } from 'vitest';

/** One message of PostgreSQL's protocol: a letter, the length, the content. */
function message(letter: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string)));
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.from([value >> 24, value >> 16, value >> 8, value]);

const authenticated = message('R', int32(0));
const ready = message('Z', 'I');

/** A server that refuses every connection with this error. */
export function refusal(code: string, text: string): Buffer {
  return message('E', `SFATAL\0C${code}\0M${text}\0\0`);
}

/** What a server of another version answers to a query for one text. */
export function oneText(value: string): Buffer {
  const column = Buffer.concat([int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]);
  const row = message('D', int16(1), int32(value.length), value);
  return Buffer.concat([message('T', int16(1), 'version\0', column), row, message('C', 'SELECT 1\0'), ready]);
}

/** Imitates servers that a test cannot start: old versions, and ones that ask for passwords. */
export async function startScriptedServer(script: { refusal: Buffer } | { answer: Buffer }): Promise<string> {
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      if ('refusal' in script) return socket.end(script.refusal);
      socket.write(Buffer.concat([authenticated, ready]));
      socket.once('data', () => socket.write(script.answer));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
  });
  return `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
}
