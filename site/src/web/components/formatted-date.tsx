const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 12 March 2026. In UTC, so that server and browser print the same day. */
export function formatDate(at: string): string {
  const date = new Date(at);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

export function FormattedDate({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at.slice(0, 10)} className={className}>
      {formatDate(at)}
    </time>
  );
}
