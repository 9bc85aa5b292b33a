import { Problem } from '../contract/problem.ts';
import { t } from './components/components.texts.ts';

/** What somebody reads when the server gave no answer. */
export const unreachableMessage = (): string => t.unreachable;

/** The server gave no answer. */
export class Unreachable extends Problem {
  constructor() {
    super('unavailable', unreachableMessage());
  }
}
