/**
 * How long each step may take when the database or the line to it is slow, in milliseconds. Whatever takes longer fails
 * with an error for which `isDatabaseUnavailable` is true, so that a site can say so at once instead of waiting.
 */
export const timeLimits = {
  /** A statement, when `openDatabase` is not told otherwise; PostgreSQL ends it. */
  statement: 3500,
  /** For a free connection of the pool, when `openDatabase` is not told otherwise. */
  freeConnection: 3000,
  /**
   * So much later than a statement's limit a server that has sent nothing is given up, and its connection is closed.
   */
  silence: 500,
  /** For a lost connection of the pipelined reads to return, per query. */
  reconnect: 1000,
  /** To open a connection anew. */
  connect: 3000,
  /** To open the first one: on a machine that is busy with many starts it may take its time. */
  firstConnect: 15_000,
  /** A transaction whose owner forgot it holds its locks; this is far beyond any use case. */
  idleInTransaction: 60_000,
  /** To close all connections: for a network that swallows the goodbye. */
  close: 5000,
} as const;
