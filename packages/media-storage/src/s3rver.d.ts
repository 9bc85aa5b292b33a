declare module 's3rver' {
  /** An S3-compatible server for tests. */
  export default class S3rver {
    constructor(options: { address: string; port: number; directory: string; silent: boolean });
    /** Of Koa: what a request goes through, in this order. */
    middleware: ((
      context: { path: string; headers: Record<string, string | undefined>; status: number },
      next: () => Promise<void>,
    ) => Promise<void> | void)[];
    /** Where the files lie. */
    store: {
      putObject(object: { bucket: string; key: string }): Promise<{ size: number; md5: string }>;
      putPart(
        bucket: string,
        uploadId: string,
        number: number,
        content: unknown,
      ): Promise<{ size: number; md5: string }>;
      getResourcePath(bucket: string, key: string | undefined, resource: 'object' | 'uploads'): string;
    };
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
