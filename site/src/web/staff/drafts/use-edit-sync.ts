import { useRef, useState } from 'react';
import type { UnsavedEdit } from '#features/unsaved-edits/unsaved-edit.contract.ts';
import type { Session } from '../../session/session.ts';
import { type EditSubject, editCalls } from './edit-calls.ts';
import { createEditSync, type EditSync, type EditSyncOptions, type SyncState } from './edit-sync.ts';

type Handlers = Pick<EditSyncOptions, 'onKept' | 'onConflict'>;

/** The EditSync of the form that is open, which begins with `start` and lives until the function that it gives. */
export type FormSync = Omit<EditSync, 'stop'> & {
  start: (form: string, subject: EditSubject) => () => void;
  /** Throws away what another form has kept. */
  forget: (edit: UnsavedEdit) => Promise<void>;
};

export function useEditSync(session: Session, handlers: Handlers): [FormSync, SyncState] {
  const [state, setState] = useState<SyncState>({ kind: 'idle' });
  const latest = useRef(handlers);
  latest.current = handlers;
  const current = useRef<EditSync | null>(null);
  const forget = useRef<FormSync['forget']>(async () => {});
  const [sync] = useState<FormSync>(() => ({
    start(form, subject) {
      const calls = editCalls(session, subject);
      const own = createEditSync({
        calls,
        form,
        onState: (next) => current.current === own && setState(next),
        onKept: (...kept) => current.current === own && latest.current.onKept(...kept),
        onConflict: () => current.current === own && latest.current.onConflict(),
      });
      current.current = own;
      forget.current = (edit) => calls.forget(edit, edit.item);
      setState({ kind: 'idle' });
      return () => {
        own.stop();
        current.current = null;
      };
    },
    change: (edit) => current.current?.change(edit),
    flush: (isLeaving) => current.current?.flush(isLeaving),
    basedOn: (version) => current.current?.basedOn(version),
    end: () => current.current?.end(),
    forget: (edit) => forget.current(edit),
  }));
  return [sync, state];
}
