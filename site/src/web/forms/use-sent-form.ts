import { createContext, useContext } from 'react';
import { createContext as createLoaderContext } from 'react-router';
import type { SentForm } from '../../contract/sent-form.ts';

/** The frame's loader takes it from here: only the server has one. */
export const sentFormContext = createLoaderContext<SentForm | null>(null);

export const SentFormOfPage = createContext<SentForm | null>(null);

/** What was posted to this page by the form of that name, without a script, and was wrong; null for nothing. */
export function useSentForm(form: string): SentForm | null {
  const sent = useContext(SentFormOfPage);
  return sent?.form === form ? sent : null;
}

/** What was sent without a script and has led here: the address of a thank-you names it by a word. */
export const sentBefore = (request: Request): string | null => new URL(request.url).searchParams.get('sent');
