// A form holds a lock of the browser's as long as it is open. Tabs see each other's, and the browser gives them back
// when a tab is closed or crashes. Without https there are none: then a draft of an open tab is offered too, and
// nothing is lost by it.

const nameOf = (slot: string) => `draft:${slot}`;

/** A page that is loaded anew takes so long, in ms, to give back what the one before it held. */
const timeoutMs = 1500;

/** Says that the form of this slot is open, until the function that it gives is called. */
export function lockSlot(slot: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(nameOf(slot), () => released);
  return release;
}

/** Whether no tab has the form of this slot open any more. */
export async function isAbandoned(slot: string): Promise<boolean> {
  if (!navigator.locks) return true;
  const options = { signal: AbortSignal.timeout(timeoutMs) };
  return navigator.locks.request(nameOf(slot), options, () => true).catch(() => false);
}

/** Where else the same person has typed: in a tab of this browser, in one that is closed by now, or elsewhere. */
export type OtherForm = 'tab' | 'closed-tab' | 'device';

/** Where this browser has a text from that no open form is known to hold. */
export const leftHere = (): OtherForm => (navigator.locks ? 'closed-tab' : 'tab');
