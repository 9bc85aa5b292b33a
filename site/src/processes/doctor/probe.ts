import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { arrivalForDoctor, arrivalShape, probeFile, probeHeader } from '../../server/http/proxy-probe.ts';
import { NotExamined } from './finding.ts';
import { ask, type Reply } from './request.ts';

/**
 * An address that no visitor can have (RFC 5737): what a site takes for its client when it believes a forged header.
 */
export const forgedAddress = '192.0.2.77';

const healthAnswer = z.object({ success: z.literal(true), arrival: arrivalShape.optional() });
export type HealthAnswer = z.output<typeof healthAnswer>;

export type Probed = { reply: Reply /** Undefined: what answered is no Trekker. */; health: HealthAnswer | undefined };

/**
 * Sends a request with a forged X-Forwarded-For to the public address. The running site tells how it came; where none
 * runs, a listener in its place does for as long as this takes. Rejects when nothing answers.
 */
export async function probePublicAddress(config: Config): Promise<Probed> {
  const secret = randomBytes(32).toString('hex');
  const file = probeFile(config.dataDirectory);
  await writeFile(file, secret, { mode: 0o600 }).catch(() => {
    throw new NotExamined('DATA_DIR cannot be written.');
  });
  const standIn = await listenInItsPlace(config);
  try {
    const headers = { [probeHeader]: secret, 'x-forwarded-for': forgedAddress, accept: 'application/json' };
    const reply = await ask(`${config.siteUrl}/healthz`, 'GET', headers);
    return { reply, health: healthAnswer.safeParse(parsed(reply.body)).data };
  } finally {
    standIn?.close();
    await rm(file, { force: true });
  }
}

/** Undefined where the port is in use: by the site, as is to be hoped. */
async function listenInItsPlace(config: Config) {
  const server = createServer(async (request, response) => {
    response.end(JSON.stringify({ success: true, arrival: await arrivalForDoctor(request, config) }));
  });
  try {
    await once(server.listen({ host: config.host, port: config.port, exclusive: true }), 'listening');
    return server;
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
