import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { SaveBar } from '@trekker/design-system/staff/forms/save-bar.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CallInput } from '#contract/endpoint.ts';
import {
  deleteImport,
  type ImportReport,
  pauseImport,
  startImport,
  undoImport,
} from '#features/imports/import.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import { type Choices, ImportChoices } from './import-choices.tsx';
import { ImportCounts } from './import-counts.tsx';
import styles from './imports.module.css';
import { OwnChoices } from './own-choices.tsx';

type Run = ImportReport['run'];

/** What an import found or has made, what is chosen for it, its report, and what can be done now. */
export function ImportPanel({ run, children }: { run: Run; children: ReactNode }) {
  const { _id: id, state } = run;
  const [choices, setChoices] = useState<Choices | null>(run.choices);
  const [asks, setAsks] = useState(false);
  const saving = useSave();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const params = { id };
  const start = async (body: CallInput<typeof startImport>['body']) => {
    await saving.send(startImport, { params, body });
    await revalidate();
  };
  const pause = async () => {
    await saving.send(pauseImport, { params });
    await revalidate();
  };
  const undo = async () => {
    setAsks(false);
    await saving.send(undoImport, { params, body: { edited: state === 'undone' } });
    await revalidate();
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
  const undoWord = state === 'undone' ? 'Remove the edited ones too' : 'Undo the import';

  return (
    <>
      {run.message && <p className={styles.message}>{run.message}</p>}
      <Progress run={run} />
      <ImportCounts run={run} />
      {state === 'ready' && choices && run.format === 'trekker' && (
        <OwnChoices choices={choices} onChange={setChoices} />
      )}
      {state === 'ready' && choices && run.format !== 'trekker' && (
        <ImportChoices run={run} choices={choices} errors={errors} onChange={setChoices} />
      )}
      {children}
      <SaveBar state={saving.problem?.message ?? barWord(run)}>
        {state === 'refused' && (
          <ButtonLink variant="outline" small href={hrefTo('/admin/settings/import')}>
            Bring another file
          </ButtonLink>
        )}
        {(state === 'reading' || state === 'ready' || state === 'refused') && (
          <Button variant="outline" small busy={busy} onClick={() => void remove()}>
            Remove
          </Button>
        )}
        {state === 'ready' && choices && isToCheck && (
          <Button small busy={busy} onClick={() => void start({ ...choices, dryRun: true })}>
            Check again
          </Button>
        )}
        {state === 'ready' && choices && !isToCheck && coming > 0 && (
          <Button small busy={busy} onClick={() => void start(choices)}>
            Import {coming.toLocaleString('en')} {coming === 1 ? 'item' : 'items'}
          </Button>
        )}
        {state === 'running' && !run.isCommand && (
          <Button variant="outline" small busy={busy} onClick={() => void pause()}>
            Pause
          </Button>
        )}
        {run.canUndo && ['done', 'paused', 'failed', 'undone'].includes(state) && (
          <Button variant="outline" small busy={busy} onClick={() => setAsks(true)}>
            {undoWord}
          </Button>
        )}
        {(state === 'paused' || state === 'failed') && !run.isCommand && (
          <Button small busy={busy} onClick={() => void start({})}>
            Go on
          </Button>
        )}
      </SaveBar>
      <ConfirmDialog
        open={asks}
        title={undoWord}
        action={state === 'undone' ? 'Remove' : 'Undo'}
        bad
        busy={busy}
        onConfirm={() => void undo()}
        onClose={() => setAsks(false)}
      >
        <p>
          {state === 'undone'
            ? 'What was edited since goes for good, too.'
            : 'Everything that came with it and that nobody has edited since goes for good. Settings and pages that it replaced come back. Images stay in the library until they are swept.'}
        </p>
      </ConfirmDialog>
    </>
  );
}

/** How many items would come. Of another system all are tried: what is here may be asked to follow. */
function comingOf({ format, kinds, total }: Run): number {
  return format === 'trekker' ? kinds.reduce((sum, { created, updated }) => sum + created + updated, 0) : total;
}

function barWord(run: Run): string {
  const { state, total, isCommand } = run;
  if (state === 'ready' && total === 0) return 'Nothing in this file can be imported';
  if (state === 'ready' && comingOf(run) === 0) return 'Checked: all of it is here already';
  return isCommand && state === 'paused' ? 'Interrupted: the same command goes on with it' : barWords[state];
}

const barWords: Record<Run['state'], string> = {
  reading: 'Nothing has been imported yet',
  ready: 'Checked: nothing has been imported yet',
  refused: 'Nothing was imported',
  running: 'You can leave this page meanwhile',
  paused: 'Paused',
  failed: 'Stopped',
  done: 'Done',
  undoing: 'You can leave this page meanwhile',
  undone: 'Undone',
};

/** While a job is at it. */
function Progress({ run: { state, total, done, isCommand } }: { run: Run }) {
  if (state === 'undoing') return <p role="status">Taking everything back that nobody has edited…</p>;
  if (isCommand || (state !== 'reading' && state !== 'running' && state !== 'paused')) return null;
  const says = state === 'reading' ? 'Checking' : 'Importing';
  return (
    <div className={styles.progress}>
      <p id="import-progress" role="status">
        {total === 0 ? 'Reading the file…' : `${says}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`}
      </p>
      <progress aria-labelledby="import-progress" max={Math.max(total, 1)} value={done} />
    </div>
  );
}
