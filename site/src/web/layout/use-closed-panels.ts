import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** A new page finds the panels in a part of its frame closed. */
export function useClosedPanels(part: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of the location says that the page changed
  useEffect(() => {
    for (const panel of part.current?.querySelectorAll<HTMLElement>(':popover-open') ?? []) panel.hidePopover();
  }, [key]);
}
