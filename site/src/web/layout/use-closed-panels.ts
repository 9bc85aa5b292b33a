import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A new page finds the panels in a part of its frame closed. What was opened before the script was there stays open.
 */
export function useClosedPanels(part: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    for (const panel of part.current?.querySelectorAll<HTMLElement>(':popover-open') ?? []) panel.hidePopover();
  }, [key, part]);
}
