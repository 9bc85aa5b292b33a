const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Whether the host of an address, as `URL` writes it, means the machine that asks. */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname);
