/** Longest time that work in progress gets before the process ends without it. */
const patienceMs = 25_000;

/** Stops in order at the first SIGTERM or SIGINT, at once at the second. Exit code 0 when all ended well. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    const deadline = setTimeout(() => process.exit(1), patienceMs);
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
