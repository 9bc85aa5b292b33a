import { callTo } from '#web/language/href-to.ts';
import { exportActivityLog } from '../activity-log.contract.ts';

/** A day of this device's time zone, as it stands in the address; nothing for what is none. */
export function instantsOfDay(day: string): { from?: string; to?: string } {
  const [year = 0, month = 0, date = 0] = /^\d{4}-\d\d-\d\d$/.test(day) ? day.split('-').map(Number) : [];
  if (!year) return {};
  return {
    from: new Date(year, month - 1, date).toISOString(),
    to: new Date(year, month - 1, date + 1).toISOString(),
  };
}

/** Where what is listed can be had as a table, in the language that is shown. */
export function exportAddress(asked: Readonly<Record<string, string | undefined>>): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value) words.set(name, value);
  return callTo(`${exportActivityLog.paths[0]}${words.size > 0 ? `?${words}` : ''}`);
}
