import { type ReactNode, useState } from 'react';

/** One component, or a few that belong together, in each state that it can be in. */
export type Specimen = {
  name: string;
  /** Below `src`: the file that describes it. */
  file: string;
  /** The components that stand here: a test asks for all of them. */
  of: readonly unknown[];
  states: readonly State[];
};

type State = {
  /** What the state is called: rest, loading, error … */
  label: string;
  /** What to do to see more, such as "press it". */
  hint?: string;
  shown: ReactNode;
  /** It takes a whole line. */
  wide?: boolean;
};

/** Holds what a field is given, as a page would. */
export function Kept<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}

export const longWords = 'Llanfairpwllgwyngyll, its station and the long road along the Menai Strait that leads to it';

const drawing = (width: number, height: number, ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice"><rect width="300" height="200" fill="${ground}"/><circle cx="200" cy="70" r="26" fill="#f3d9a4"/><path d="M0 150L90 80L150 130L220 90L300 150V200H0Z" fill="#1f3d3a"/></svg>`,
  )}`;

/** An image that no server is asked for. */
export const image = {
  url: drawing(1200, 800, '#d68a5c'),
  alt: 'Hills before an evening sky',
  width: 1200,
  height: 800,
  tone: '#a97a5c',
  sizes: [],
};
export const portrait = drawing(64, 64, '#6c8f87');
/** An address at which there is no image. */
export const missingImage = { ...image, url: '/gallery-has-no-such-image.webp' };
