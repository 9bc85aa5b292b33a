/** For all pages of this document from now on: one may come back to any of them. */
export function keepPagesWhole(): void {
  document.documentElement.dataset.whole = '';
}
