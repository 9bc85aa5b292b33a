const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Whether an address means the machine that asks. */
export function isLoopback(url: string): boolean {
  return loopback.test(new URL(url).hostname);
}
