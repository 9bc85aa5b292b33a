import { themeKey } from '../document/head-scripts.ts';

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
    if (theme) localStorage.setItem(themeKey, theme);
    else localStorage.removeItem(themeKey);
  } catch {}
}
