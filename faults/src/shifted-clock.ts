/**
 * Loaded before anything else of a process (`node --import`), it sets its clock off by `CLOCK_OFFSET_MS`; SIGUSR2 puts
 * it back another hour. As with a real clock that is wrong, timers and `performance.now()` go on.
 */
let offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);
process.on('SIGUSR2', () => {
  offsetMs -= 3_600_000;
});

const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + offsetMs], newTarget),
  apply: (target) => new target(target.now() + offsetMs).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + offsetMs : Reflect.get(target, name, receiver),
});
