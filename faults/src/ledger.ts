import { appendFileSync } from 'node:fs';

export type Kind = 'register' | 'review' | 'vote' | 'favourite' | 'contact' | 'feedback' | 'story';

export type Entry = {
  id: string;
  kind: Kind;
  /** By what its effect can be found again. */
  mark: Record<string, string>;
  /** 0 while there is no answer, and where none ever came. */
  status: number;
  milliseconds: number;
  /** Whether a refusal says when to come back. */
  retryAfter: boolean;
};

export type Ledger = {
  entries: readonly Entry[];
  /** Before the request leaves. */
  sent(id: string, kind: Kind, mark: Record<string, string>): Entry;
  /** When its answer is there, or will never be. */
  ended(entry: Entry, answer: Pick<Entry, 'status' | 'milliseconds' | 'retryAfter'>): void;
};

/** What clients asked for and what they were promised, kept in a file outside of what is killed. */
export function openLedger(file: string): Ledger {
  const entries: Entry[] = [];
  const write = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  return {
    entries,
    sent(id, kind, mark) {
      const entry: Entry = { id, kind, mark, status: 0, milliseconds: 0, retryAfter: false };
      write({ sent: id, kind, mark });
      entries.push(entry);
      return entry;
    },
    ended(entry, answer) {
      write({ ended: entry.id, ...answer });
      Object.assign(entry, answer);
    },
  };
}

export const isAcknowledged = ({ status }: Entry) => status >= 200 && status < 300;
