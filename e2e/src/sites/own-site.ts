import { test } from '../fixtures.ts';
import { type Site, startSite } from '../site.ts';

/**
 * A site of its own for the tests of one file, which change what holds for all of a site: started before the first of
 * them, stopped after the last. Addresses are whole: `site.url` comes before them.
 */
export function ownSite(start: () => Promise<Site> = () => startSite({ WORKERS: '1' })): Site {
  let site: Site | undefined;
  test.beforeAll(async () => {
    site = await start();
  });
  test.afterAll(() => site?.stop());
  test.use({ baseURL: undefined });
  return new Proxy({} as Site, { get: (_, name) => site?.[name as keyof Site] });
}
