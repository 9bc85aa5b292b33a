import { presentMessage } from '#contract/message.ts';
import { Problem } from '#contract/problem.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { showTravelNotificationsPage, stopTravelNotifications } from '../digest.contract.ts';
import { t } from './api-digests.texts.ts';
import { stopPage } from './digest.mails.ts';
import { stopDigests } from './digest.service.ts';

export function digestRoutes({ db, siteUrl }: Dependencies): Implementation[] {
  return [
    implement(stopTravelNotifications, async ({ query, body }) => {
      const [inBody, inQuery] = [body?.token, query.token];
      // Two that differ are a mistake, or worse: none of them is taken.
      if (inBody !== undefined && inQuery !== undefined && inBody !== inQuery)
        throw new Problem('invalid_input', t.givenTwice({ field: 'token' }));
      await stopDigests(db, inBody ?? inQuery ?? '');
      return presentMessage(t.off);
    }),
    implement(showTravelNotificationsPage, async ({ query }) => ({ location: stopPage(siteUrl, query.token ?? '') })),
  ];
}
