/** Whether a site still waits for its owner. Once it does not, nobody is asked again. */
export type SetupGate = {
  /** As it was last known; until then it may be. */
  readonly isOpen: boolean;
  /**
   * Asks again, once for all who ask meanwhile; it stays as it was while the database is away. Of a site of which
   * nothing is known yet it does not say so: it may have had its owner for years.
   */
  look(): Promise<boolean>;
};

export function createSetupGate(canBeOpen: boolean, isNeeded: () => Promise<boolean>): SetupGate {
  let isOpen = canBeOpen;
  let wasNeeded = false;
  let asked: Promise<boolean> | undefined;
  const ask = async () => {
    await isNeeded().then(
      (needed) => {
        isOpen = needed;
        wasNeeded = needed;
      },
      () => {},
    );
    asked = undefined;
    return wasNeeded;
  };
  return {
    get isOpen() {
      return isOpen;
    },
    async look() {
      if (!isOpen) return false;
      asked ??= ask();
      return asked;
    },
  };
}
