import { test } from '../fixtures.ts';
import { type Site, startSite } from '../site.ts';

type Options = {
  start?: () => Promise<Site>;
  /** Whether tests build on those before them: then they are left out after one that fails. */
  mode?: 'default' | 'serial';
};

/**
 * A site of its own for the tests of one file, which change what holds for all of a site: started before the first of
 * them, stopped after the last. Addresses are whole: `site.url` comes before them. The tests run one after the other:
 * side by side they would start a site for each worker.
 */
export function ownSite({ start = () => startSite({ WORKERS: '1' }), mode = 'default' }: Options = {}): Site {
  test.describe.configure({ mode });
  let site: Site | undefined;
  test.beforeAll(async () => {
    site = await start();
  });
  test.afterAll(() => site?.stop());
  test.use({ baseURL: undefined });
  return new Proxy({} as Site, { get: (_, name) => site?.[name as keyof Site] });
}
