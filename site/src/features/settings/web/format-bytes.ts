import { printNumber } from '@trekker/texts/print-values.ts';
import { t } from './components/staff-system.texts.ts';

const units: readonly ((values: { number: string }) => string)[] = [
  (values) => t.bytes(values),
  (values) => t.kilobytes(values),
  (values) => t.megabytes(values),
  (values) => t.gigabytes(values),
  (values) => t.terabytes(values),
];

/** 840 bytes, 12 kB, 3.4 MB: two digits, as storage is sold, by thousands. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  const number = printNumber(Number(amount.toFixed(power > 0 && amount < 10 ? 1 : 0)));
  return units[power]?.({ number }) ?? '';
}
