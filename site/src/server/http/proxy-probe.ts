import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { clientAddress, type TrustedProxies } from './client-address.ts';

/** How a request came, proxies included, and whom the site takes for its client. */
export const arrivalShape = z.object({
  siteUrl: z.string(),
  /** Who connected. */
  peer: z.string(),
  forwardedFor: z.string(),
  forwardedProto: z.string(),
  client: z.string(),
  trustsProxies: z.boolean(),
});
export type Arrival = z.output<typeof arrivalShape>;

export type ArrivalSettings = { siteUrl: string; trustedProxies: TrustedProxies; dataDirectory: string };

/**
 * A request with this header and the secret of that file is told how it came: whoever can write there runs the site.
 */
export const probeHeader = 'x-doctor-probe';
export const probeFile = (dataDirectory: string) => path.join(dataDirectory, 'doctor-probe');

export function describeArrival(
  { headers, socket }: IncomingMessage,
  { siteUrl, trustedProxies }: ArrivalSettings,
): Arrival {
  return {
    siteUrl,
    peer: socket.remoteAddress ?? '',
    forwardedFor: String(headers['x-forwarded-for'] ?? ''),
    forwardedProto: String(headers['x-forwarded-proto'] ?? ''),
    client: clientAddress({ headers, socket }, trustedProxies),
    trustsProxies: trustedProxies.kind !== 'none',
  };
}

/** Undefined for everybody but `npm run doctor` on this machine: addresses of proxies are nobody else's business. */
export async function arrivalForDoctor(request: IncomingMessage, settings: ArrivalSettings) {
  const given = Buffer.from(String(request.headers[probeHeader] ?? ''));
  if (given.length !== 64) return undefined;
  const secret = await readFile(probeFile(settings.dataDirectory)).catch(() => undefined);
  if (secret?.length !== given.length || !timingSafeEqual(secret, given)) return undefined;
  return describeArrival(request, settings);
}
