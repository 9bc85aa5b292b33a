import { type PartKind, readPart } from '@trekker/response-cache/parts.ts';
import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { t } from '../api-contact.texts.ts';
import { type ContactInfo, contactInfoTag, readContactInfo, sendContactMessage } from '../contact.contract.ts';
import { presentContactInfo } from './contact.presenter.ts';
import { findContactInfo } from './contact.repository.ts';
import { receiveMessage } from './contact.service.ts';

const contactDetails: PartKind<{ info: ContactInfo | null }> = {
  name: 'contact details',
  tagsOf: () => [contactInfoTag],
  toJson: JSON.stringify,
};

/** `ownAddress` hears of each message. */
export function contactRoutes({ reads, parts }: Dependencies, ownAddress: string): Implementation[] {
  return [
    implement(readContactInfo, async () => {
      // The foot of every page asks for it.
      const kept = await readPart(parts, contactDetails, '', async () => {
        const row = await findContactInfo(reads);
        return { info: row ? presentContactInfo(row) : null };
      });
      return presentData(kept?.info ?? null);
    }),
    implement(sendContactMessage, async ({ body, db }) => {
      await receiveMessage(db, ownAddress, body);
      // Literal (docs/specification.md, 7).
      return presentMessage(t.sent);
    }),
  ];
}
