import type { ToldDetail } from '../../activity/told-detail.ts';
import type { TrashedKind } from '../trash.contract.ts';

/**
 * What is told of a message or of feedback in place of a title, from its row as it was: whoever reads it has it in
 * their own language. Nothing of what has a title, and of a row that is gone.
 */
export function toldTitle(
  kind: TrashedKind,
  { created_at: sent, subject, rating }: Readonly<Record<string, unknown>>,
): ToldDetail | undefined {
  if (typeof sent !== 'string') return undefined;
  const at = new Date(sent).toISOString();
  if (kind === 'message') return [{ what: 'message', subject: String(subject), at }];
  return kind === 'feedback' ? [{ what: 'stars', count: Number(rating), at }] : undefined;
}
