import { Button } from '@trekker/design-system/actions/button.tsx';
import { CheckIcon } from '@trekker/design-system/icon.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { type ReactNode, useState } from 'react';
import type { CheckedFields } from '#features/checklists/checked-item.ts';
import type { Finding } from '#features/checklists/checklist.contract.ts';
import type { Publication } from '#web/staff/form/use-publication.ts';
import { RailPart } from '#web/staff/writing/rail-part.tsx';
import { t } from '../staff-checklists.texts.ts';
import styles from './checklist.module.css';
import { FindingList } from './finding-list.tsx';
import { type Checked, useChecklist } from './use-checklist.ts';
import { type FixableForm, useQuickFix } from './use-quick-fix.tsx';

type CheckedForm<Values> = FixableForm<Values> & { check: () => boolean; publication: Publication | null };

/**
 * A form with its checklist: `part` shows what is found in it now; publishing asks first where something is.
 * `dialogs` have to stand in the page, where nothing is inert while the form is under way.
 */
export function useCheckedForm<Values extends object>(
  fields: CheckedFields,
  form: CheckedForm<Values>,
): { part: ReactNode; dialogs: ReactNode; publication: Publication | null } {
  const { checked, checkNow, refresh } = useChecklist(fields, form.values);
  const { applyFix, dialog } = useQuickFix(fields, form, refresh);
  const [asked, setAsked] = useState<Checked | null>(null);
  const { publication } = form;
  const publish = async () => {
    // What is missing would be refused after "Publish anyway".
    if (!form.check()) return;
    const now = await checkNow().catch(() => null);
    if (now && now.findings.length > 0) setAsked(now);
    else publication?.change();
  };
  return {
    part: <ChecklistPart checked={checked} hasText={fields.text !== undefined} onFix={applyFix} />,
    publication: publication && {
      ...publication,
      change: () => (publication.isPublished ? publication.change() : void publish()),
    },
    dialogs: (
      <>
        {dialog}
        {asked && publication && (
          <PublishDialog
            {...asked}
            onPublish={() => {
              setAsked(null);
              publication.change();
            }}
            onFix={(finding) => {
              setAsked(null);
              // The dialog gives the focus back first.
              requestAnimationFrame(() => applyFix(finding));
            }}
            onClose={() => setAsked(null)}
          />
        )}
      </>
    ),
  };
}

function inWords(findings: readonly Finding[]): string {
  const problems = findings.filter(({ level }) => level === 'problem').length;
  const advice = findings.length - problems;
  if (findings.length === 0) return t.nothing;
  if (advice === 0) return t.problems({ count: problems });
  if (problems === 0) return t.suggestions({ count: advice });
  return t.both({ problems: t.problems({ count: problems }), suggestions: t.suggestions({ count: advice }) });
}

/** Only what was looked at is in order. */
function inOrderWords(hasImages: boolean, hasText: boolean): string {
  if (hasText) return hasImages ? t.inOrder : t.textInOrder;
  return hasImages ? t.imagesInOrder : t.fieldsInOrder;
}

type ChecklistPartProps = {
  checked: Checked | null;
  /** One with headings and links. */
  hasText: boolean;
  onFix: (finding: Finding) => void;
};

function ChecklistPart({ checked, hasText, onFix }: ChecklistPartProps) {
  return (
    <RailPart title={t.title} aside={checked ? <span className="muted">{inWords(checked.findings)}</span> : ''}>
      <LiveRegion>{checked ? t.checklist({ found: inWords(checked.findings) }) : ''}</LiveRegion>
      {!checked && <p className="muted">{t.checking}</p>}
      {checked?.findings.length === 0 && (
        <p className={styles.fine}>
          <CheckIcon small />
          {inOrderWords(checked.hasImages, hasText)}
        </p>
      )}
      {checked && checked.findings.length > 0 && <FindingList {...checked} onFix={onFix} />}
    </RailPart>
  );
}

type PublishDialogProps = Checked & {
  onPublish: () => void;
  onFix: (finding: Finding) => void;
  onClose: () => void;
};

/** What is found, before everybody sees it. Advice never stops anybody. */
function PublishDialog({ findings, blocking, onPublish, onFix, onClose }: PublishDialogProps) {
  const isStopped = blocking.length > 0;
  return (
    <Dialog
      open
      plain
      title={isStopped ? t.notReady : t.publishThis}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" small onClick={onClose} data-autofocus={isStopped || undefined}>
            {isStopped ? t.close : t.cancel}
          </Button>
          {!isStopped && (
            <Button small onClick={onPublish} data-autofocus>
              {t.publishAnyway}
            </Button>
          )}
        </>
      }
    >
      <p>{t.checklistFound({ found: inWords(findings) })}</p>
      <FindingList findings={findings} blocking={blocking} onFix={onFix} />
    </Dialog>
  );
}
