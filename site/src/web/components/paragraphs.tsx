import { each } from '@trekker/design-system/each.ts';
/** Plain text as paragraphs, split at blank lines. Text is never taken for markup. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  return (
    <div className={className}>
      {each(paragraphs, (paragraph) => (
        <p>{paragraph}</p>
      ))}
    </div>
  );
}
