import { type LoaderFunctionArgs, redirect } from 'react-router';
import { leadAway } from '../../navigation/guard.ts';
import { sessionContext } from '../../session/session.ts';

/**
 * A preview is framed like the public page that it shows, so its own loader keeps out who is not staff. Throws a
 * redirect.
 */
export async function staffOnly({ request, context }: LoaderFunctionArgs): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const elsewhere = await leadAway('staff', context.get(sessionContext), pathname + search);
  if (elsewhere) throw redirect(elsewhere);
}
