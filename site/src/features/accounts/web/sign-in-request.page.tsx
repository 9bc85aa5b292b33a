import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sentBefore } from '#web/forms/use-sent-form.ts';
import type { PageMeta } from '#web/page.ts';
import { linkAnswers } from '../link-answers.ts';
import { requestSignInLink } from '../password.contract.ts';
import { LinkRequest } from './components/login/link-request.tsx';

export const loader = async ({ request }: LoaderFunctionArgs) => ({ done: sentBefore(request) === 'link' });

export const meta = (): PageMeta => ({
  title: 'Log in by email',
  description: 'Get a link by email that logs you in.',
});

export const frame = () => ({ authLayout: true });

export function Component() {
  const { done } = useLoaderData<{ done: boolean }>();
  return (
    <LinkRequest
      done={done}
      endpoint={requestSignInLink}
      title="Log in by email"
      path="/email/sign-in"
      text="We’ll email you a link that logs you in. It works once, for 10 minutes."
      answer={linkAnswers['sign-in']}
      label="Email me a link"
    />
  );
}
