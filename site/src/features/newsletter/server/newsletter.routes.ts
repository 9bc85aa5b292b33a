import { presentMessage } from '#contract/message.ts';
import { Problem } from '#contract/problem.ts';
import { emailAddress } from '#contract/rules/email-schema.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { isTrapped } from '#server/forms/honeypot.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import * as contract from '../newsletter.contract.ts';
import { t } from './api-newsletter.texts.ts';
import { unsubscribePage } from './newsletter.mails.ts';
import { confirmSubscription, type NewsletterDependencies, subscribe, unsubscribe } from './newsletter.service.ts';

export function newsletterRoutes(dependencies: NewsletterDependencies): Implementation[] {
  const { db, siteUrl } = dependencies;
  return [
    implement(contract.subscribe, async ({ query, body, browser }) => {
      const email = requireEmail(oneOf('email', body?.email, query.email));
      if (!body || !isTrapped(body))
        await subscribe(dependencies, { email, requester: browser.address, language: requestLanguage() });
      return presentMessage(t.thanks);
    }),
    implement(contract.confirmSubscription, async ({ body }) => {
      await confirmSubscription(db, body.token);
      return presentMessage(t.confirmed);
    }),
    implement(contract.unsubscribe, async ({ query, body }) => {
      await unsubscribe(db, oneOf('token', body?.token, query.token) ?? '');
      return presentMessage(t.unsubscribed);
    }),
    implement(contract.showUnsubscribePage, async ({ query }) => ({
      location: unsubscribePage(siteUrl, query.token ?? ''),
    })),
  ];
}

/** What may come in the body or in the query. Two that differ are a mistake, or worse: none of them is taken. */
function oneOf(field: string, inBody: string | undefined, inQuery: string | undefined): string | undefined {
  if (inBody === undefined || inQuery === undefined || inBody === inQuery) return inBody ?? inQuery;
  throw invalid(field, t.givenTwice({ field }));
}

function requireEmail(typed: string | undefined): string {
  const { data, error } = emailAddress.safeParse(typed);
  if (error) throw invalid('email', error.issues[0]?.message ?? '');
  return data;
}

const invalid = (field: string, message: string) =>
  new Problem('invalid_input', message, { errors: [{ field, message }] });
