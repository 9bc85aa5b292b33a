import type { ReactNode } from 'react';

export type ListboxOptionProps = {
  id: string;
  /** The one that the keys have reached. */
  isActive: boolean;
  onPick: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** One of what a combobox offers. The field keeps the focus, and its Enter picks what a press picks here. */
export const ListboxOption = ({ id, isActive, onPick, className, children }: ListboxOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: never focused (WAI-ARIA combobox), its keys are the field’s
  <div
    id={id}
    role="option"
    tabIndex={-1}
    className={className}
    aria-selected={isActive}
    // Before the field loses the focus.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPick}
  >
    {children}
  </div>
);
