import type { PageMeta } from '../../../web/page.ts';
import { requestReset } from '../password.contract.ts';
import { LinkRequest } from './components/link-request.tsx';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: 'Forgot your password?', description: 'A link by mail sets a new one.' });

export const frame = () => ({ door: true });

export function Component() {
  return (
    <LinkRequest
      endpoint={requestReset}
      title="Forgot your password?"
      text="We send a link that works once, for 30 minutes."
      label="Send Reset Instructions"
    />
  );
}
