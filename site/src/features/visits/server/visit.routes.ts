import { presentMessage } from '../../../contract/message.ts';
import type { Dependencies } from '../../../server/dependencies.ts';
import { type Implementation, implement } from '../../../server/implement.ts';
import { countVisit } from '../visit.contract.ts';
import { addVisit } from './visit.repository.ts';

export function visitRoutes({ db }: Dependencies): Implementation[] {
  return [
    implement(countVisit, async ({ body }) => {
      await addVisit(db, body.path);
      return presentMessage('Counted');
    }),
  ];
}
