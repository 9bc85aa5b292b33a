import type { PageMeta } from '../../../web/page.ts';
import { requestSignInLink } from '../password.contract.ts';
import { LinkRequest } from './components/link-request.tsx';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: 'Log in by email', description: 'A link by mail logs you in.' });

export const frame = () => ({ door: true });

export function Component() {
  return (
    <LinkRequest
      endpoint={requestSignInLink}
      title="Log in by email"
      text="We send a link that logs you in. It works once, for 10 minutes."
      label="Send the link"
    />
  );
}
