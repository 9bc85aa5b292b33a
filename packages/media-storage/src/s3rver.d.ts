declare module 's3rver' {
  import type { Server } from 'node:http';

  /** An S3-compatible server for tests. */
  export default class S3rver {
    constructor(options: { address: string; port: number; directory: string; silent: boolean });
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
    httpServer?: Server;
  }
}
