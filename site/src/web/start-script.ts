/**
 * Runs inline at the end of the body: fetches the page's scripts after the first paint, so that a slow line brings what is
 * read first. A page in a background tab is not painted; it starts at once. Its sha256 belongs into the Content-Security-Policy.
 */
export const startScript =
  "var m=document.currentScript.dataset.modules.split(' ');(document.hidden?setTimeout:requestAnimationFrame)(function(){setTimeout(function(){m.forEach(function(h){var l=document.createElement('link');l.rel='modulepreload';l.href=h;l.fetchPriority='low';document.head.append(l)});import(m[0])})})";
