import { CheckIcon } from '@trekker/design-system/icon.tsx';
import type { ImportState } from '#features/imports/import.contract.ts';
import { t } from '../staff-imports.texts.ts';
import styles from './imports.module.css';

const steps = () => [t.stepFile, t.stepCheck, t.stepImport, t.stepResult];

const stepOf: Record<ImportState, number> = {
  reading: 1,
  ready: 1,
  refused: 1,
  running: 2,
  paused: 2,
  failed: 2,
  done: 3,
  undoing: 3,
  undone: 3,
};

/** Where an import stands. */
export function ImportSteps({ state }: { state: ImportState }) {
  const now = stepOf[state];
  return (
    <ol className={styles.steps} aria-label={t.steps}>
      {steps().map((step, at) => (
        <li key={step} aria-current={at === now ? 'step' : undefined} data-done={at < now || undefined}>
          <span aria-hidden="true">{at < now ? <CheckIcon /> : at + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}
