/** Plain text as paragraphs, split at blank lines. Text is never taken for markup. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  return (
    <div className={className}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else, and never change places
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
