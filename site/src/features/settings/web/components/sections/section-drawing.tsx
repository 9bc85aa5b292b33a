import type { SectionName } from '#contract/rules/sections.ts';

/** Each section as it stands on its page, in lines. */
const drawings: Record<SectionName, string> = {
  highlights: 'M4 3h20v26H4zM32 8h28M32 15h28M32 22h14',
  reviews: 'M9 3l2 4 4 .6-3 3 .8 4.2L9 13l-3.8 1.8.8-4.2-3-3L7 7zM22 9h38M4 20h56M4 27h40',
  testimonials: 'M4 8h14M4 15h14M4 22h9M25 8h14M25 15h14M25 22h9M46 8h14M46 15h14M46 22h9',
  feedback: 'M4 4h56v18H4zM4 28h20',
  newsletter: 'M4 9h30M4 16h18M40 12h20v12H40z',
  favourites: 'M8 3h12v25l-6-5-6 5zM26 3h12v25l-6-5-6 5zM44 3h12v25l-6-5-6 5z',
  team: 'M32 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM18 29c1-7 6-10 14-10s13 3 14 10M12 9a4 4 0 1 0 0 8M6 26c.6-4 2.6-6.3 6-7M52 9a4 4 0 1 1 0 8M58 26c-.6-4-2.6-6.3-6-7',
};

/** Decoration beside its switch. */
export function SectionDrawing({ name }: { name: SectionName }) {
  return (
    <svg viewBox="0 0 64 32" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d={drawings[name]} />
    </svg>
  );
}
