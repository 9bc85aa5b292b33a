/**
 * Runs inline at the end of the body: fetches the page's scripts when what is read first has been painted and the first
 * image is there, so that a slow line is not shared with them; after four seconds they come whatever is missing. A page
 * in a background tab is not painted; it starts at once.
 *
 * A page that is only read (`data-waits`) needs none of them before somebody moves, scrolls, touches or types: then
 * they come. (A page that appears below a pointer at rest is told of a move of no length.) Where a cookie or a stored
 * value shows an earlier visit they come at once, since they have to look at it.
 *
 * Each file runs in a turn of its own, those first that the others need, so that a slow phone may scroll and paint in
 * between; where one does not come, the entry, which is the last, has an answer. Meanwhile it notes which buttons are
 * pressed that need them (early-presses.ts); those for members can be, where one is logged in. Its sha256 belongs into
 * the Content-Security-Policy.
 */
export const startScript = `{
  const { dataset } = document.currentScript;
  const modules = dataset.modules.split(' ');
  const presses = new Map();
  if ('login' in document.documentElement.dataset)
    for (const button of document.querySelectorAll('[data-for-members]')) button.disabled = false;
  const note = ({ target }) => {
    const button = target.closest('[data-needs-script], [data-for-members]') && target.closest('button:not([popovertarget])');
    if (!button || presses.has(button)) return;
    presses.set(button, button.textContent);
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', note, true);
  self.earlyPresses = () => {
    removeEventListener('click', note, true);
    return presses;
  };
  let isKnown = document.cookie !== '';
  try {
    isKnown ||= localStorage.length > 0;
  } catch {}
  const wanted = new Promise((go) => {
    if (isKnown || dataset.waits === undefined) return go();
    const stop = new AbortController();
    const look = ({ type, movementX, movementY }) => {
      if (type === 'pointermove' && !movementX && !movementY) return;
      stop.abort();
      go();
    };
    for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'])
      addEventListener(sign, look, { capture: true, passive: true, signal: stop.signal });
  });
  const loaded = new Promise((go) => addEventListener('load', go));
  const painted = new Promise((go) => new PerformanceObserver(go).observe({ type: 'paint', buffered: true }));
  const late = new Promise((go) => setTimeout(go, document.hidden ? 0 : 4000));
  Promise.all([wanted, Promise.race([Promise.all([loaded, painted]), late])]).then(async () => {
    for (const href of modules) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }));
    }
    for (const href of modules) {
      await Promise.allSettled([import(href)]);
      await new Promise((go) => setTimeout(go));
    }
  });
}`.replace(/\n\s*/g, '');
