import type { Ref } from 'react';

/**
 * A field that nobody sees, hears or reaches by keyboard: only a program fills it in. Stands in a form; its value goes
 * with the body as `website`, and the server forgets what comes with one. It is out of sight rather than not displayed:
 * programs skip what is not displayed.
 */
export function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div className="sr" aria-hidden="true">
      <label>
        Website
        <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
