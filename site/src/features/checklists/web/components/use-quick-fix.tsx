import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { type ReactNode, useState } from 'react';
import type { CheckedFields } from '#features/checklists/checked-item.ts';
import type { Finding } from '#features/checklists/checklist.contract.ts';
import { withHeadingsInOrder } from '#features/checklists/checklist.rules.ts';
import { t } from '../staff-checklists.texts.ts';
import { DescribeDialog } from './describe-dialog.tsx';
import { showPlace } from './show-place.ts';

/** The form whose findings are mended. */
export type FixableForm<Values> = { values: Values; change: (some: Partial<Values>) => void };

/** What a press on a finding does, and the dialog that it may open. */
export function useQuickFix<Values extends object>(
  fields: CheckedFields,
  { values, change }: FixableForm<Values>,
  refresh: () => void,
): { applyFix: (finding: Finding) => void; dialog: ReactNode } {
  const toast = useToast();
  const [described, setDescribed] = useState<string | null>(null);

  const reorder = async () => {
    const name = fields.text?.field;
    if (!name) return;
    const { readMarkdown, writeMarkdown } = await import('@trekker/rich-text-editor/rich-text-editor.tsx');
    const before = String((values as Readonly<Record<string, unknown>>)[name] ?? '');
    const set = (text: string) => change({ [name]: text } as Partial<Values>);
    set(writeMarkdown(withHeadingsInOrder(readMarkdown(before))));
    toast(t.levelsFixed, {
      seconds: 10,
      actions: [{ label: t.undo, isUndo: true, run: () => set(before) }],
    });
  };
  const applyFix = (finding: Finding) => {
    const { fix, field } = finding;
    if (fix?.action === 'reorder') void reorder();
    else if (fix?.action === 'describe' && fix.media && field === fields.text?.field) setDescribed(fix.media);
    else showPlace(finding);
  };
  const dialog = described && (
    <DescribeDialog
      id={described}
      onDone={(isSaved) => {
        setDescribed(null);
        if (isSaved) refresh();
      }}
    />
  );
  return { applyFix, dialog };
}
