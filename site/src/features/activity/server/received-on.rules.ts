const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** By which staff know again what is gone: "received 2 May 2026", in UTC. */
export function receivedOn(at: Date): string {
  return `received ${day.format(at)}`;
}
