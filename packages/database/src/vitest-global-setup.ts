import type { TestProject } from 'vitest/node';
import type { SocketConnection } from './connections/connection.ts';
import { createTemplate, startTestServer } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server to give to `cloneTestDatabase`. */
    testServer: SocketConnection;
  }
}

/**
 * For a vitest `globalSetup` file: `export default databaseGlobalSetup(folder)`. Starts one server for the whole run,
 * migrates its template, hands it to `prepare` and provides `testServer`, which tests `inject`.
 */
export function databaseGlobalSetup(
  migrationsFolder: string,
  prepare?: (connection: SocketConnection) => Promise<void>,
) {
  return async (project: TestProject) => {
    const server = await startTestServer();
    await createTemplate(server, migrationsFolder, prepare);
    project.provide('testServer', server.connection);
    return () => server.stop();
  };
}
