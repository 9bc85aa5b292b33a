import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { PendingLine } from './pending-line.tsx';
import { announceShown } from './shown-page.ts';

/** Of all pages of this document from now on (`frame.css`): one may come back to any of them. */
function showFullHeight(): void {
  document.documentElement.dataset.whole = '';
}

/** What a browser does by itself when a page is loaded: say that it comes, scroll, focus, say where one is. */
export function PageChange({ title }: { title: string }) {
  const { pathname, key } = useLocation();
  const shown = useRef(pathname);
  const [said, say] = useState('');
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) showFullHeight();
  }, [key]);
  useScrollRestoration();
  useEffect(() => announceShown(key), [key]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    say(title);
  }, [pathname, title]);
  return (
    <>
      <PendingLine />
      <p className="sr" aria-live="polite">
        {said}
      </p>
    </>
  );
}
