import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** The parts of a pg client that its types leave out. */
export type ClientParts = {
  connection: { stream: Socket };
  /** False while an answer is awaited. */
  readyForQuery: boolean;
};

export function partsOf(client: ClientBase): ClientParts {
  return client as unknown as ClientParts;
}
