/** Where the browser keeps the theme that somebody chose (layout/theme.ts). */
export const themeKey = 'theme';

/**
 * Runs inline in the head, before the first paint: brings back the theme that somebody chose.
 * Its sha256 belongs into the Content-Security-Policy.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/**
 * Runs inline in the head, before the first paint. Parts far below the first view are laid out when they come near
 * (`.later` in frame.css), but not where somebody comes back to a place on the page or asks for a part of it: that
 * place is found by the heights above. Its sha256 belongs into the Content-Security-Policy.
 */
export const wholeScript = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.whole=''`;
