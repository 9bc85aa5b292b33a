import { useVisitCount } from './use-visit-count.ts';

/** Stands in the page only where the visitor allows to be counted. */
export function VisitCounter(): null {
  useVisitCount();
  return null;
}
