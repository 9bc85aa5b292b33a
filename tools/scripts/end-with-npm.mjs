/**
 * npm hands on what it is told, but it cannot tell of its own end by SIGKILL: whoever is left without it stops in
 * order.
 */
export function endWithNpm() {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event || npm === 1) return;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
