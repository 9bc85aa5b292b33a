/** Longest time that work in progress gets before the process ends without it. */
const timeoutMs = 25_000;

/**
 * One wish may arrive twice: Ctrl-C reaches us and npm, which hands it on; a service manager signals all processes of a
 * service. What comes so soon after the first is no second wish.
 */
const sameSignalMs = 1000;

/**
 * Stops in order at the first SIGTERM or SIGINT, at once at a second one that comes later. Exit code 0 when all ended
 * well.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let askedAt: number | undefined;
  const onSignal = () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > sameSignalMs) process.exit(1);
      return;
    }
    askedAt = performance.now();
    const deadline = setTimeout(() => process.exit(1), timeoutMs);
    stop().then(
      () => {
        clearTimeout(deadline);
        process.exit(0);
      },
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  // Ctrl-C reaches every process of a terminal. A child waits for its parent's word, which would else be the second.
  process.on('SIGINT', process.send ? () => {} : onSignal);
}
