import { useRef } from 'react';
import { newUuid } from '../../forms/new-uuid.ts';

/**
 * The `createKey` of a form that makes something new: the same for the same content, so that a second try after a
 * broken line makes nothing twice. Other content has another key, else the server would answer with what the first try
 * made of the old.
 */
export function useCreateKey(): (values: object) => string {
  const last = useRef({ content: '', key: '' });
  return (values) => {
    const content = JSON.stringify(values);
    if (last.current.content !== content) last.current = { content, key: newUuid() };
    return last.current.key;
  };
}
