import { Ribbon } from '@trekker/design-system/ribbon.tsx';
import { useLoginPrompt } from './use-login-prompt.ts';

/** The ribbon on a card. */
export function SaveRibbon({ name }: { name: string }) {
  const askToLogIn = useLoginPrompt();
  return <Ribbon label={`Save ${name}`} pressed={false} onClick={askToLogIn} />;
}
