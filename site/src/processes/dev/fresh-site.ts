import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseAddresses } from '../start/database-addresses.ts';
import type { SourceSite } from './source-site.ts';
import type { Sources } from './sources.ts';

/** What is under way at a change has so long to be answered by the code that it came to. */
const timeoutMs = 1000;

/**
 * A change is loaded so long after it was told. Vite's watcher tells nothing of a file for 50 ms after it told of it,
 * so what an editor and then its formatter write would be missed if the file were read sooner.
 */
const settleMs = 60;

export type FreshSite = {
  /** Rejects when the first start fails. */
  begun: Promise<unknown>;
  /** By the newest code that can be loaded; what comes while it is being started waits. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  stop(): Promise<void>;
};

/**
 * Starts the site, and starts it again with each change of its server's code. A change that cannot be loaded is told
 * and leaves the site as it is.
 */
export function keepSiteFresh(sources: Sources, addresses: DatabaseAddresses): FreshSite {
  const open = new Set<Promise<void>>();
  let stopping = false;

  const start = async () => {
    const { startSourceSite, explainFailure } = await sources.loadSite();
    try {
      return await startSourceSite(addresses, await sources.loadPages());
    } catch (error) {
      throw new Error(explainFailure(error), { cause: error });
    }
  };
  const begun = start();
  let current: Promise<SourceSite | Error> = begun.catch((error: Error) => error);

  const replace = async (before: SourceSite | Error): Promise<SourceSite | Error> => {
    if (stopping) return before;
    const startedAt = performance.now();
    try {
      await sources.loadSite();
    } catch (error) {
      console.error(`The server goes on as it was: ${sources.explain(error)}`);
      return before;
    }
    if (!(before instanceof Error)) {
      await Promise.race([Promise.all(open), delay(timeoutMs)]);
      await before.stop();
    }
    const after = await start().catch((error: Error) => error);
    console.log(
      after instanceof Error
        ? after.message
        : `The server was renewed (${Math.round(performance.now() - startedAt)} ms)`,
    );
    return after;
  };
  let isDue = false;
  sources.onServerChange(() => {
    if (isDue) return;
    isDue = true;
    // Several files that are saved together are one change.
    current = current.then(async (before) => {
      await delay(settleMs);
      isDue = false;
      return replace(before);
    });
  });

  return {
    begun,
    answer(request, response) {
      void current.then((site) => {
        if (site instanceof Error) return void response.writeHead(500).end(site.message);
        const ended = new Promise<void>((resolve) => response.once('close', resolve));
        open.add(ended);
        void ended.then(() => open.delete(ended));
        site.answer(request, response);
      });
    },
    async stop() {
      stopping = true;
      const site = await current;
      if (!(site instanceof Error)) await site.stop();
    },
  };
}
