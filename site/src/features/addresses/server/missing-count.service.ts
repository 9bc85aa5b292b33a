import type { Queryable } from '#server/queryable.ts';
import { addMissing } from './missing-address.repository.ts';

/** What is noted before it is written; a scanner that makes up more pushes nothing out. */
const mostNoted = 1000;
/** What one write holds, the most asked for first. */
const mostWritten = 100;
const longest = 160;

// What is tried on every site by programs that look for holes.
const probe =
  /\.(php\d?|aspx?|jspx?|cgi|env|git|sql|bak|old|zip|tar|t?gz|rar|ini|ya?ml|toml|log|sh|exe|dll|pl|do|action|key|pem|cfg|conf)\b|\/(wp|wordpress|cgi-bin|phpmyadmin|vendor|node_modules|actuator|solr|hnap1|boaform)(-|\/|$)|\/\.|\/\/|[<>"'`;|{}$*]/i;
/** What may point to somebody: an address of a mail, a telephone, a token, an id. */
const personal = /@|\bat\b.*\bdot\b|(\d[^/\d]?){7}|(?=[^/]*\d)[a-z0-9_]{16,}|[^/]{70,}|[0-9a-f]{8}-[0-9a-f]{4}-/i;

/** The path as it is kept; undefined for what no person asks for, and for what may point to one. */
export function keptPath(path: string): string | undefined {
  if (path.length > longest) return undefined;
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const isText = !/\p{C}/u.test(plain) && plain.isWellFormed();
  return isText && !probe.test(plain) && !personal.test(plain) ? path : undefined;
}

export type MissingCount = {
  /** Somebody asked for this path, and there is no page. Costs no statement. */
  note(path: string): void;
  /** Writes what is noted now. */
  flush(): Promise<void>;
};

/**
 * Counts addresses without a page: in memory first, and every few seconds at most with one write, whatever is asked
 * for. What a process has noted when it is killed is lost: these are hints for staff, no books.
 */
export function createMissingCount(
  db: Queryable,
  { everyMs = 3000, onError }: { everyMs?: number; onError: (error: unknown) => void },
): MissingCount {
  let noted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    const asked = [...noted]
      .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
      .slice(0, mostWritten);
    noted = new Map();
    if (asked.length > 0) await addMissing(db, new Map(asked)).catch(onError);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };
  return {
    note(path) {
      const kept = keptPath(path);
      if (kept === undefined || (noted.size >= mostNoted && !noted.has(kept))) return;
      noted.set(kept, (noted.get(kept) ?? 0) + 1);
      timer ??= setTimeout(flush, everyMs).unref();
    },
    flush,
  };
}
