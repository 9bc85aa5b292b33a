import { type AddressInfo, connect, createServer } from 'node:net';

export type CutLine = {
  /** The URL of the site through this proxy. */
  url: string;
  /** From now on each connection breaks after so many uploaded bytes. */
  breakAfter(bytes: number): void;
  mend(): void;
  close(): Promise<void>;
};

/** A proxy before the site whose connections can be broken in the middle of an upload. */
export async function cutLineTo(site: string): Promise<CutLine> {
  const { hostname, port } = new URL(site);
  let room = Number.POSITIVE_INFINITY;
  const server = createServer((reader) => {
    const upward = connect(Number(port), hostname);
    let sent = 0;
    reader.on('data', (chunk) => {
      // Only bytes uploaded since `breakAfter` are counted.
      sent = room === Number.POSITIVE_INFINITY ? 0 : sent + chunk.length;
      if (sent > room) {
        upward.destroy();
        reader.resetAndDestroy();
      } else upward.write(chunk);
    });
    upward.pipe(reader);
    for (const [one, other] of [
      [reader, upward],
      [upward, reader],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakAfter: (bytes) => {
      room = bytes;
    },
    mend: () => {
      room = Number.POSITIVE_INFINITY;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
