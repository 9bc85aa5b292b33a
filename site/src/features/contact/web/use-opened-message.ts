import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ContactMessage } from '../staff-contact.contract.ts';

/** The address of the list with another message opened, or none. */
export function withMessage(address: string, id: string | null): string {
  const [path = '', query = ''] = address.split('?');
  const words = new URLSearchParams(query);
  words.delete('message');
  if (id !== null) words.set('message', id);
  return words.size > 0 ? `${path}?${words}` : path;
}

/**
 * The message that the address names; null without one. It stays opened when it leaves the list, as one does that is
 * read among the unread; `keep` takes what became of it.
 * @param linked the message of the address, where it is not among the rows
 */
export function useOpenedMessage(rows: readonly ContactMessage[], linked: ContactMessage | null) {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('message');
  const [kept, keep] = useState<ContactMessage | null>(null);
  const listed = rows.find(({ _id }) => _id === id);
  useEffect(() => {
    if (listed) keep(listed);
  }, [listed]);
  const opened = listed ?? (kept?._id === id ? kept : linked);
  return { opened, keep };
}
