const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** 840 bytes, 12 kB, 3.4 MB: two digits, as storage is sold, by thousands. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  const digits = power > 0 && amount < 10 ? 1 : 0;
  return `${amount.toLocaleString('en', { maximumFractionDigits: digits })} ${units[power]}`;
}
