/** A cache tag that ends what carries it at that moment, whoever changes what. The response cache reads it. */
const untilTag = (moment: Date): string => `until:${moment.toISOString()}`;

/** Until a month (1 is January), this one or one that is just over, has ended in UTC. */
export function untilEndOfMonth(month: number): string {
  const now = new Date();
  const year = month > now.getUTCMonth() + 1 ? now.getUTCFullYear() - 1 : now.getUTCFullYear();
  return untilTag(new Date(Date.UTC(year, month, 1)));
}
