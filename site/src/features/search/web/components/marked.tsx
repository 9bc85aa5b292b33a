import type { MarkedText } from '../../search.contract.ts';

/** A text with the searched words marked. */
export function Marked({ text, marks }: MarkedText) {
  let end = 0;
  const parts = marks.map(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return (
      <span key={from}>
        {before}
        <mark>{text.slice(from, to)}</mark>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
