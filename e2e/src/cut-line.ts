import { type AddressInfo, connect, createServer } from 'node:net';

export type CutLine = {
  /** The site, by way of this line. */
  url: string;
  /** From here on a connection breaks once so many bytes have gone up on it. */
  breakAfter(bytes: number): void;
  mend(): void;
  close(): Promise<void>;
};

/** A line to the site that can be made to break in the middle of what somebody sends. */
export async function cutLineTo(site: string): Promise<CutLine> {
  const { hostname, port } = new URL(site);
  let room = Number.POSITIVE_INFINITY;
  const server = createServer((reader) => {
    const upward = connect(Number(port), hostname);
    let sent = 0;
    reader.on('data', (chunk) => {
      // Only what goes up while the line is bad is counted.
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
