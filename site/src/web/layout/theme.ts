const KEY = 'theme';

/**
 * Runs inline in the head, before the first paint: brings back the theme that somebody chose.
 * Its sha256 belongs into the Content-Security-Policy.
 */
export const themeScript = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Turns light into dark and back. Choosing what the system says follows the system again. */
export function switchTheme(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
  if (next === system) delete root.dataset.theme;
  else root.dataset.theme = next;
  remember(root.dataset.theme);
}

/** Browsers may forbid storage; the theme then lasts as long as the page. */
function remember(theme: string | undefined) {
  try {
    if (theme) localStorage.setItem(KEY, theme);
    else localStorage.removeItem(KEY);
  } catch {}
}
