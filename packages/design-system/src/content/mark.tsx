import type { SVGProps } from 'react';

/** The compass needle in its ring: the sign of the house. Decoration; the link around it carries the name. */
export function Mark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" {...props}>
      <circle cx="16" cy="16" r="14.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M22.8 7.2L18.9 18.4 13.1 13.6z" fill="var(--accent)" />
      <path d="M9.2 24.8L13.1 13.6 18.9 18.4z" fill="currentColor" />
    </svg>
  );
}
