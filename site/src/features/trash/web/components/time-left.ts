import { t } from '../staff-trash.texts.ts';

const dayMs = 86_400_000;

export type TimeLeft = {
  /** "27 days left", "Goes tomorrow". */
  words: string;
  /** Of the time that it is kept, 0 to 1. */
  part: number;
  /** It goes within a day or two. */
  soon: boolean;
};

/** How long something stays in the trash, in whole days as they are left. */
export function timeLeft(deletedAt: string, purgeAt: string, now = new Date()): TimeLeft {
  const [from, to] = [new Date(deletedAt).getTime(), new Date(purgeAt).getTime()];
  const left = Math.max(0, to - now.getTime());
  const days = Math.ceil(left / dayMs);
  const part = to > from ? Math.min(1, left / (to - from)) : 0;
  if (days <= 1) return { words: onDay(new Date(purgeAt), now), part, soon: true };
  return { words: t.daysLeft({ days }), part, soon: false };
}

function onDay(at: Date, now: Date): string {
  return at.getTime() > now.getTime() && at.getDate() !== now.getDate() ? t.goesTomorrow : t.goesToday;
}
