import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { readContactInfo, sendContactMessage } from '../contact.contract.ts';
import { presentContactInfo } from './contact.presenter.ts';
import { findContactInfo } from './contact.repository.ts';
import { receiveMessage } from './contact.service.ts';

/** `ownAddress` hears of each message. */
export function contactRoutes({ reads }: Dependencies, ownAddress: string): Implementation[] {
  return [
    implement(readContactInfo, async () => {
      const row = await findContactInfo(reads);
      return presentData(row ? presentContactInfo(row) : null);
    }),
    implement(sendContactMessage, async ({ body, db }) => {
      await receiveMessage(db, ownAddress, body);
      // Literal (docs/specification.md, 7).
      return presentMessage("Your message has been sent successfully. We'll get back to you as soon as possible.");
    }),
  ];
}
