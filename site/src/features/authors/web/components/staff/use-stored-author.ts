import { useEffect, useState } from 'react';
import { readAuthorForStaff, type StaffAuthor } from '#features/authors/staff-author.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { orNull } from '#web/staff/form/edit-item.ts';

/** An author as it is stored now; null when there is none, undefined until the answer is there. */
export function useStoredAuthor(id: string): StaffAuthor | null | undefined | 'failed' {
  const api = useApi();
  const [author, setAuthor] = useState<StaffAuthor | null | 'failed'>();
  useEffect(() => {
    orNull(api.call(readAuthorForStaff, { params: { id } })).then(setAuthor, () => setAuthor('failed'));
  }, [api, id]);
  return author;
}
