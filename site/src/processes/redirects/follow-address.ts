import { setTimeout as wait } from 'node:timers/promises';

/** What becomes of an old address. */
export type Followed = {
  outcome: 'page' | 'moved' | 'temporary' | 'chain' | 'loop' | 'elsewhere' | 'missing' | 'failed';
  /** Of the last answer; 0 where there was none. */
  status: number;
  hops: number;
  /** Where it ends. */
  end: string;
};

const mostHops = 5;
const mostTries = 4;
const timeoutMs = 30_000;

/**
 * Asks `site` for the path of an old address, and follows where it leads on that site alone.
 * @param hosts of the site: a redirect to one of them is asked of `site`, too
 */
export async function followAddress(address: string, site: URL, hosts: ReadonlySet<string>): Promise<Followed> {
  let at = onSite(new URL(address, site), site);
  const seen = new Set([at.href]);
  let isTemporary = false;
  for (let hops = 0; ; hops += 1) {
    const { status, location } = await ask(at);
    const ended = (outcome: Followed['outcome']): Followed => ({ outcome, status, hops, end: at.pathname + at.search });
    if (location === undefined) return ended(outcomeOf(status, hops, isTemporary));
    const next = URL.parse(location, at.href);
    if (!next) return ended('failed');
    if (!hosts.has(next.host)) return { outcome: 'elsewhere', status, hops: hops + 1, end: next.href };
    isTemporary ||= status !== 301 && status !== 308;
    at = onSite(next, site);
    if (seen.has(at.href) || hops === mostHops) return ended('loop');
    seen.add(at.href);
  }
}

/** Of an answer that leads nowhere else. */
function outcomeOf(status: number, hops: number, isTemporary: boolean): Followed['outcome'] {
  if (status === 404 || status === 410) return 'missing';
  if (status < 200 || status >= 300) return 'failed';
  if (hops > 1) return 'chain';
  if (isTemporary) return 'temporary';
  return hops === 0 ? 'page' : 'moved';
}

/** The same path there: before the name of the site leads to it, it is asked by another. */
const onSite = ({ pathname, search }: URL, site: URL) => new URL(pathname + search, site);

/** Waits where the site asks for it, and tries again where it cannot be reached. */
async function ask(url: URL): Promise<{ status: number; location?: string | undefined }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    const isBusy = !answer || answer.status === 429 || answer.status === 503;
    if (!isBusy || tries === mostTries) {
      const status = answer?.status ?? 0;
      const location = status >= 300 && status < 400 ? answer?.headers.get('location') : undefined;
      return { status, location: location ?? undefined };
    }
    const seconds = Number(answer?.headers.get('retry-after'));
    await wait(Math.min(Number.isFinite(seconds) && seconds > 0 ? seconds : tries, 60) * 1000);
  }
}
