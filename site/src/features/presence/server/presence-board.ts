/** What the forms of one item are told under: `story 64f…`. */
export type Subject = { kind: string; item: string };

export type OpenForm = Subject & { accountId: string; form: string };

/** Who has which form open, as far as this process has heard. */
export type PresenceBoard = {
  /** Takes what a process told all others; false for what is about something else. */
  told(item: string): boolean;
  /** The accounts of the other forms of the same item, whoever came first first; an account for each of its forms. */
  besides(open: OpenForm): string[];
};

const mark = 'presence';

/**
 * What all processes are told of an open form: that it is there for so many seconds more, or, with 0, that it was
 * closed. What the caller made up stands last, so that nothing in it can be taken for anything else.
 */
export function presenceNotice({ accountId, form, kind, item }: OpenForm, seconds: number): string {
  return [mark, seconds, accountId, form, kind, item].join(' ');
}

type Heard = { accountId: string; until: number; isClosed: boolean };

/** A beat that a closed form had sent before may be told after that, through another process: so long, in s. */
const closedFor = 60;

/**
 * Keeps what it hears in memory alone: a form that says nothing for a while is gone, whatever became of its tab, and a
 * process that has just started knows all of them one beat later. Time is the process's own, by a clock that nobody
 * sets: only the time since a notice counts.
 *
 * @param now in ms
 */
export function createPresenceBoard(now = () => performance.now()): PresenceBoard {
  const items = new Map<string, Map<string, Heard>>();
  const keyOf = ({ kind, item }: Subject) => `${kind} ${item}`;
  const forgetOver = (key: string, forms: Map<string, Heard>) => {
    for (const [form, { until }] of forms) if (until <= now()) forms.delete(form);
    if (forms.size === 0) items.delete(key);
  };
  return {
    told(notice) {
      const [word, seconds, accountId = '', form, kind = '', ...item] = notice.split(' ');
      if (word !== mark) return false;
      for (const [key, forms] of items) forgetOver(key, forms);
      const key = keyOf({ kind, item: item.join(' ') });
      const forms = items.get(key) ?? new Map<string, Heard>();
      // Forms are named by browsers: one cannot speak for another's.
      const name = `${accountId} ${form}`;
      const isClosed = Number(seconds) === 0 || forms.get(name)?.isClosed === true;
      const until = now() + (isClosed ? closedFor : Number(seconds)) * 1000;
      items.set(key, forms.set(name, { accountId, until, isClosed }));
      return true;
    },
    besides({ accountId, form, ...subject }) {
      const forms = items.get(keyOf(subject)) ?? new Map<string, Heard>();
      forgetOver(keyOf(subject), forms);
      const others = [...forms].filter(([name, { isClosed }]) => !isClosed && name !== `${accountId} ${form}`);
      return others.map(([, heard]) => heard.accountId);
    },
  };
}
