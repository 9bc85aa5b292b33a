import { useEffect, useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { useApi } from '#web/session/use-session.ts';
import type { BulkAction } from '../../bulk.contract.ts';
import { t } from '../staff-bulk.texts.ts';
import { type BulkResult, type BulkTarget, callBulk } from './call-bulk.ts';

export type DryRun =
  /** Nothing to try yet. */
  { kind: 'none' } | { kind: 'trying' } | { kind: 'tried'; result: BulkResult } | { kind: 'refused'; message: string };

/** So long somebody who types is not interrupted. */
const pauseMs = 350;

/** What would happen, asked anew whenever something else is wanted. */
export function useDryRun(target: BulkTarget, action: BulkAction, value: string | undefined): DryRun {
  const api = useApi();
  const [state, setState] = useState<DryRun>({ kind: 'none' });
  useEffect(() => {
    if (value === '') return setState({ kind: 'none' });
    const wanted = new AbortController();
    const { signal } = wanted;
    setState({ kind: 'trying' });
    const ask = async () => {
      try {
        const result = await callBulk(api, target, { action, value, dryRun: true }, { signal });
        if (!signal.aborted) setState({ kind: 'tried', result });
      } catch (error) {
        if (!signal.aborted)
          setState({ kind: 'refused', message: error instanceof Problem ? error.message : t.failed });
      }
    };
    const timer = setTimeout(() => void ask(), value === undefined ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      wanted.abort();
    };
  }, [api, target, action, value]);
  return state;
}
