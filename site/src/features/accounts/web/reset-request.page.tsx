import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sentBefore } from '#web/forms/use-sent-form.ts';
import type { PageMeta } from '#web/page.ts';
import { linkAnswers } from '../link-answers.ts';
import { requestReset } from '../password.contract.ts';
import { LinkRequest } from './components/login/link-request.tsx';

export const loader = async ({ request }: LoaderFunctionArgs) => ({ done: sentBefore(request) === 'link' });

export const meta = (): PageMeta => ({
  title: 'Forgot your password?',
  description: 'Get a link by email to set a new one.',
});

export const frame = () => ({ authLayout: true });

export function Component() {
  const { done } = useLoaderData<{ done: boolean }>();
  return (
    <LinkRequest
      done={done}
      endpoint={requestReset}
      title="Forgot your password?"
      path="/email/reset-password"
      text="We’ll email you a link. It works once, for 30 minutes."
      answer={linkAnswers.reset}
      label="Send Reset Instructions"
    />
  );
}
