/** Whether a site still waits for its owner. Once it does not, nobody is asked again. */
export type SetupGate = {
  /** As it was last known. */
  readonly isOpen: boolean;
  /** Asks again, once for all who ask meanwhile; it stays as it was while the database is away. */
  look(): Promise<boolean>;
};

export function createSetupGate(canBeOpen: boolean, isNeeded: () => Promise<boolean>): SetupGate {
  let isOpen = canBeOpen;
  let asked: Promise<boolean> | undefined;
  const ask = async () => {
    isOpen = await isNeeded().catch(() => isOpen);
    asked = undefined;
    return isOpen;
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
