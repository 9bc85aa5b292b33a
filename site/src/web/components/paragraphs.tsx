import { staticList } from '@trekker/design-system/static-list.ts';
/** Plain text as paragraphs, split at blank lines. Text is never taken for markup. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  return (
    <div className={className}>
      {staticList(paragraphs, (paragraph) => (
        <p>{paragraph}</p>
      ))}
    </div>
  );
}
