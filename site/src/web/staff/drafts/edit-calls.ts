import { Problem } from '#contract/problem.ts';
import {
  deleteUnsavedEdit,
  type EditedKind,
  type EditVersion,
  keepUnsavedEdit,
  listUnsavedEdits,
  mostEditBytes,
  type UnsavedEdit,
} from '#features/unsaved-edits/unsaved-edit.contract.ts';
import { createApiClient, fetchTransport } from '../../api-client.ts';
import { type Session, withLogin } from '../../session/session.ts';

/** What a form edits, as unsaved edits are named. */
export type EditSubject = { kind: EditedKind; item: string; isNew: boolean };

/**
 * @param key of the form's draft: `story:64f…`, `story:new`, or the kind alone where there is one of it
 * @param form names what is new as long as it has no id
 */
export function subjectOf(key: string, form: string): EditSubject {
  const [kind = '', item = kind] = key.split(/:(.*)/s);
  const isNew = item.startsWith('new');
  return { kind: kind as EditedKind, item: isNew ? form : item, isNew };
}

export type KeptEdit = EditVersion & { startedFrom: string | null; content: string; basedOn: EditVersion | null };

export type EditCalls = {
  keep(edit: KeptEdit, isLeaving: boolean): Promise<void>;
  /** Whatever goes wrong, it is swept one day, and never offered while it says what is stored. */
  forget(version: EditVersion, item?: string): Promise<void>;
};

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** More than this a browser does not send for a page that is gone. */
const mostPartingBytes = 60_000;

/**
 * The calls of one form, whose item is looked up at each: what is new may take over another's. Whoever logs out sends
 * nothing more.
 */
export function editCalls(session: Session, subject: EditSubject): EditCalls {
  const api = createApiClient(withLogin(fetchTransport, session));
  const parting = createApiClient(withLogin((request) => fetchTransport({ ...request, keepalive: true }), session));
  return {
    async keep(edit, isLeaving) {
      if (session.hasLeft()) throw new Problem('not_logged_in');
      if (bytesOf(edit.content) > mostEditBytes) throw new Problem('too_large');
      const { kind, item, isNew } = subject;
      const body = { ...edit, isNew };
      const isShort = bytesOf(JSON.stringify(body)) < mostPartingBytes;
      await (isLeaving && isShort ? parting : api).call(keepUnsavedEdit, { params: { kind, item }, body });
    },
    async forget({ form, sequence }, item = subject.item) {
      if (session.hasLeft()) return;
      const params = { kind: subject.kind, item, form, sequence };
      await api.call(deleteUnsavedEdit, { params }).catch(() => {});
    },
  };
}

/** What the server keeps for this form, newest first; null where it cannot be asked. */
export async function listEdits(session: Session, { kind, item, isNew }: EditSubject): Promise<UnsavedEdit[] | null> {
  const api = createApiClient(withLogin(fetchTransport, session));
  const query = isNew ? { kind } : { kind, item };
  return api.call(listUnsavedEdits, { query }).then(
    ({ data }) => data,
    () => null,
  );
}
