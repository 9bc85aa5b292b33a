import { Button } from '@trekker/design-system/actions/button.tsx';
import { CheckIcon } from '@trekker/design-system/icon.tsx';
import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { FormColumns } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SaveBar } from '@trekker/design-system/staff/forms/save-bar.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CallInput } from '#contract/endpoint.ts';
import {
  deleteImport,
  type ImportReport,
  pauseImport,
  startImport,
  undoImport,
} from '#features/imports/import.contract.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import { longTime } from '#web/staff/staff-time.ts';
import { t } from '../staff-imports.texts.ts';
import { type Choices, ImportChoices } from './import-choices.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportReasons } from './import-reasons.tsx';
import { ImportSamples } from './import-samples.tsx';
import { hasToFinish, ImportToFinish } from './import-to-finish.tsx';
import styles from './imports.module.css';
import { OwnChoices } from './own-choices.tsx';
import { useTimeLeft } from './use-time-left.ts';

type Run = ImportReport['run'];

type PanelProps = { run: Run; hasAddresses: boolean; children: ReactNode };

/** What an import found or has made, what is chosen for it, its report, and what can be done now. */
export function ImportPanel({ run, hasAddresses, children }: PanelProps) {
  const { _id: id, state } = run;
  const [choices, setChoices] = useState<Choices | null>(run.choices);
  const [asks, setAsks] = useState(false);
  const saving = useSave();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const params = { id };
  const status = useRef<HTMLDivElement>(null);
  // The button that was pressed goes; what came of it stands at the top.
  const showState = async () => {
    await revalidate();
    status.current?.focus();
  };
  const start = async (body: CallInput<typeof startImport>['body']) => {
    if (await saving.send(startImport, { params, body })) await showState();
    else await revalidate();
  };
  const pause = async () => {
    if (await saving.send(pauseImport, { params })) await showState();
    else await revalidate();
  };
  const undo = async () => {
    setAsks(false);
    if (await saving.send(undoImport, { params, body: { edited: state === 'undone' } })) await showState();
    else await revalidate();
  };
  const remove = async () => {
    if (await saving.send(deleteImport, { params })) void navigate('/admin/settings/import');
  };
  const { busy, errors } = saving;
  const coming = comingOf(run);
  // What would come depends on them, so they are checked first.
  const isOtherSite = choices !== null && choices.site !== '' && choices.site !== run.site;
  const isOtherUpdate = run.format === 'trekker' && choices?.update !== run.choices?.update;
  const isToCheck = isOtherSite || isOtherUpdate;
  const undoWord = state === 'undone' ? t.removeEdited : t.undoImport;

  return (
    <>
      <div ref={status} tabIndex={-1} className={styles.status}>
        <Message run={run} />
        <Progress run={run} />
        <ImportCounts run={run} />
      </div>
      <Found run={run} hasAddresses={hasAddresses} choices={choices} errors={errors} onChange={setChoices} />
      <ImportSamples samples={run.findings?.samples ?? []} />
      {children}
      <SaveBar state={saving.problem?.message ?? barWord(run)}>
        {(state === 'reading' || state === 'ready' || state === 'refused') && (
          <Button variant="outline" small busy={busy} onClick={() => void remove()}>
            {t.remove}
          </Button>
        )}
        {state === 'ready' && choices && isToCheck && (
          <Button small busy={busy} onClick={() => void start({ ...choices, dryRun: true })}>
            {t.checkAgain}
          </Button>
        )}
        {state === 'ready' && choices && !isToCheck && coming > 0 && (
          <Button small busy={busy} onClick={() => void start(choices)}>
            {t.importItems({ count: coming })}
          </Button>
        )}
        {state === 'running' && !run.isCommand && (
          <Button variant="outline" small busy={busy} onClick={() => void pause()}>
            {t.pause}
          </Button>
        )}
        {run.canUndo && ['done', 'paused', 'failed', 'undone'].includes(state) && (
          <Button variant="outline" small busy={busy} onClick={() => setAsks(true)}>
            {undoWord}
          </Button>
        )}
        {(state === 'paused' || state === 'failed') && !run.isCommand && (
          <Button small busy={busy} onClick={() => void start({})}>
            {t.resume}
          </Button>
        )}
      </SaveBar>
      <ConfirmDialog
        open={asks}
        title={undoWord}
        action={state === 'undone' ? t.remove : t.undo}
        bad
        busy={busy}
        onConfirm={() => void undo()}
        onClose={() => setAsks(false)}
      >
        <p>{state === 'undone' ? t.removeEditedQuestion : t.undoQuestion}</p>
      </ConfirmDialog>
    </>
  );
}

type FoundProps = Omit<Parameters<typeof ImportChoices>[0], 'choices'> & {
  choices: Choices | null;
  hasAddresses: boolean;
};

/** What is to be looked at, beside it what is chosen until it begins, or what is left to do once it is done. */
function Found({ run, hasAddresses, choices, errors, onChange }: FoundProps) {
  if (hasToFinish({ run, hasAddresses }))
    return (
      <FormColumns aside={<ImportReasons run={run} />}>
        <ImportToFinish run={run} hasAddresses={hasAddresses} />
      </FormColumns>
    );
  if (run.state !== 'ready' || !choices) return <ImportReasons run={run} />;
  return (
    <FormColumns aside={<ImportReasons run={run} />}>
      {run.format === 'trekker' ? (
        <OwnChoices choices={choices} onChange={onChange} />
      ) : (
        <ImportChoices run={run} choices={choices} errors={errors} onChange={onChange} />
      )}
    </FormColumns>
  );
}

/** That it is done; why it was refused or failed; what was kept when it was undone. */
function Message({ run: { message, state, created, canUndo } }: { run: Run }) {
  if (state === 'done')
    return (
      <div className={styles.done} role="status">
        <CheckIcon />
        <div>
          <b>{t.doneItems({ count: created })}</b>
          {canUndo && <p className="fine">{t.canBeUndone}</p>}
        </div>
      </div>
    );
  const isBad = state === 'refused' || state === 'failed';
  return message ? <p className={isBad ? styles.problem : styles.message}>{message}</p> : null;
}

/** How many items would come. Of another system all are tried: what is here may be asked to follow. */
function comingOf({ format, kinds, total }: Run): number {
  return format === 'trekker' ? kinds.reduce((sum, { created, updated }) => sum + created + updated, 0) : total;
}

function barWord(run: Run): string {
  const { state, total, createdAt, isCommand } = run;
  if (state === 'ready' && total === 0) return t.nothingToImport;
  if (state === 'ready' && comingOf(run) === 0) return t.allHere;
  if (state === 'done') return t.importOf({ time: longTime(createdAt) });
  return isCommand && state === 'paused' ? t.interrupted : barWords[state]();
}

const barWords: Record<Exclude<Run['state'], 'done'>, () => string> = {
  reading: () => t.nothingYet,
  ready: () => t.checked,
  refused: () => t.nothingImported,
  running: () => t.carriesOn,
  paused: () => t.pausedStays,
  failed: () => t.stoppedStays,
  undoing: () => t.undoingCarriesOn,
  undone: () => t.undone,
};

const soFar = {
  reading: (values: Progressed) => t.checkingSoFar(values),
  running: (values: Progressed) => t.importingSoFar(values),
  paused: (values: Progressed) => t.importedSoFar(values),
  undoing: (values: Progressed) => t.undoneSoFar(values),
};

const isUnderWay = (state: Run['state']): state is keyof typeof soFar => Object.hasOwn(soFar, state);

type Progressed = { done: string; total: string };

/** While a job is at it. */
function Progress({ run: { state, total, done, isCommand } }: { run: Run }) {
  const left = useTimeLeft(state === 'running' || state === 'undoing' ? done : null, total);
  if (!isUnderWay(state) || (isCommand && state !== 'undoing')) return null;
  const percent = total === 0 ? 0 : Math.min(100, Math.floor((done / total) * 100));
  return (
    <div className={styles.progress}>
      {total > 0 && <b aria-hidden="true">{t.percent({ percent })}</b>}
      <div>
        <p id="import-progress" role="status">
          {total === 0 ? t.reading : soFar[state]({ done: printNumber(done), total: printNumber(total) })}
          {left && <span className="muted"> · {left}</span>}
        </p>
        <progress aria-labelledby="import-progress" max={Math.max(total, 1)} value={done} />
        {state === 'undoing' && <p className="fine muted">{t.removingAll}</p>}
      </div>
    </div>
  );
}
