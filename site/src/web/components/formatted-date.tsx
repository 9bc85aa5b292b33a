import { printDate } from '@trekker/texts/print-values.ts';

export function FormattedDate({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at.slice(0, 10)} className={className}>
      {printDate(at)}
    </time>
  );
}
