import { presentMessage } from '#contract/message.ts';
import { presentData, presentList } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../staff-contact.contract.ts';
import { t } from './api-contact-answers.texts.ts';
import { presentContactInfo, presentContactMessage } from './contact.presenter.ts';
import { findContactInfo } from './contact.repository.ts';
import { saveContactInfo } from './contact-info.service.ts';
import { listContactMessages } from './contact-message.repository.ts';
import { beginReply, deleteContactMessage, markMessageRead, readContactMessage } from './contact-message.service.ts';

// Staff's lists run on the pool: a search through all there is must not hold up what the public reads.
export function staffContactRoutes({ db }: Dependencies): Implementation[] {
  return [
    implement(contract.listContactMessages, async ({ query }) =>
      presentList(query, await listContactMessages(db, query, query), presentContactMessage),
    ),
    implement(contract.readContactMessage, async ({ params }) =>
      presentData(presentContactMessage(await readContactMessage(db, params.id))),
    ),
    implement(contract.markMessageRead, async ({ viewer, params }) => ({
      ...presentMessage(t.read),
      data: presentContactMessage(await markMessageRead(db, viewer, params.id)),
    })),
    implement(contract.beginReply, async ({ viewer, params }) => ({
      ...presentMessage(t.replyNoted),
      data: presentContactMessage(await beginReply(db, viewer, params.id)),
    })),
    implement(contract.deleteContactMessage, async ({ viewer, params }) => {
      await deleteContactMessage(db, viewer, params.id);
      return presentMessage(t.deleted);
    }),
    implement(contract.readContactInfoForStaff, async () => {
      const row = await findContactInfo(db);
      return presentData(row ? presentContactInfo(row) : null);
    }),
    ...[contract.createContactInfo, contract.updateContactInfo].map((endpoint) =>
      implement(endpoint, async ({ viewer, body }) => ({
        ...presentMessage(t.detailsSaved),
        data: presentContactInfo(await saveContactInfo(db, viewer, body)),
      })),
    ),
  ];
}
