import { closeHistory } from 'prosemirror-history';
import type { Transaction } from 'prosemirror-state';

/**
 * What is pasted or dropped is taken back by itself, however quickly something was done before it or after it. History
 * alone would take together what follows within half a second.
 */
export function pasteApart(): (tr: Transaction) => Transaction {
  let wasPaste = false;
  return (tr) => {
    if (!tr.docChanged) return tr;
    const isPaste = /^(paste|drop)$/.test(tr.getMeta('uiEvent') ?? '');
    const isApart = isPaste || wasPaste;
    wasPaste = isPaste;
    return isApart ? closeHistory(tr) : tr;
  };
}
