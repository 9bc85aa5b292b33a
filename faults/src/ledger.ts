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
};

export type Ledger = {
  entries: readonly Entry[];
  /** Before the request leaves. */
  sent(id: string, kind: Kind, mark: Record<string, string>): Entry;
  /** When its answer is there, or will never be. */
  ended(entry: Entry, status: number, milliseconds: number): void;
};

/** What clients asked for and what they were promised, kept in a file outside of what is killed. */
export function openLedger(file: string): Ledger {
  const entries: Entry[] = [];
  const write = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  return {
    entries,
    sent(id, kind, mark) {
      const entry: Entry = { id, kind, mark, status: 0, milliseconds: 0 };
      write({ sent: id, kind, mark });
      entries.push(entry);
      return entry;
    },
    ended(entry, status, milliseconds) {
      write({ ended: entry.id, status, milliseconds: Math.round(milliseconds) });
      Object.assign(entry, { status, milliseconds });
    },
  };
}

export const isAcknowledged = ({ status }: Entry) => status >= 200 && status < 300;
