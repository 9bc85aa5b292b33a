import { printDate } from '../components/printed-date.tsx';

/** 12 Mar 2026: for tables, where a full month takes room from the words. */
export const shortDate = (at: string): string => printDate(at).replace(/([a-z]{3})[a-z]+/i, '$1');
