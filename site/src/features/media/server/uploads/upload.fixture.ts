import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { anApp } from '#server/app.fixture.ts';
import type { AppOptions } from '#server/app.ts';
import { implement } from '#server/endpoints/implement.ts';
import { createSpool } from './spool.ts';
import { createUploads } from './upload.service.ts';

/** An endpoint with every kind of file and field. It keeps no files unless `keep` is set. */
export const sendThing = endpoint({
  name: 'sendThing',
  summary: 'Takes a thing with its files',
  method: 'POST',
  paths: ['/api/thing'],
  access: 'public',
  body: z.object({
    title: z.string().min(1, 'title is required'),
    count: z.number().optional(),
    active: z.boolean().optional(),
    tags: z.array(z.string()).default([]),
    removedImages: z.array(z.string()).optional(),
    itinerary: z.array(z.object({ day: z.number() })).optional(),
    email1: z.string().optional(),
  }),
  files: {
    image: { kind: 'image', most: 3, tooMany: 'Maximum 3 images allowed per banner.' },
    thumbnail: { kind: 'image', most: 1 },
    avatar: { kind: 'avatar', most: 1 },
    video: { kind: 'video', most: 1 },
  },
  output: z.object({ success: z.literal(true), data: z.unknown() }),
  errors: [],
});

export type UploadSite = {
  origin: string;
  storage: MediaStorage;
  /** All files on the disk, half-written ones too. */
  files(): string[];
  /** Sends a form and gives status and answer. */
  send(
    form: FormData | { body: NonNullable<RequestInit['body']>; type: string },
  ): Promise<{ status: number; json: UploadAnswer }>;
};

type UploadAnswer = {
  success: boolean;
  message: string;
  errors?: { field: string; message: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any part of an answer
  data: any;
};

/**
 * A server with that one endpoint on an empty folder, ended with its test. With `keep` the endpoint keeps the files it
 * gets.
 */
export async function anUploadSite(
  options: Partial<AppOptions> & { keep?: boolean; wrap?: (storage: MediaStorage) => MediaStorage } = {},
): Promise<UploadSite> {
  const { keep = false, wrap = (storage) => storage, ...appOptions } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const storage = wrap(await diskStorage(folder));
  const implementation = implement(sendThing, async ({ body, files }) => {
    if (keep) for (const upload of Object.values(files).flat()) if (upload) upload.attached = true;
    return { success: true as const, data: { body, files } };
  });
  const app = await anApp({
    implementations: [implementation],
    uploads: createUploads(storage, createSpool(tmpdir())),
    ...appOptions,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    origin,
    storage,
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    async send(form) {
      const request: RequestInit =
        form instanceof FormData ? { body: form } : { body: form.body, headers: { 'content-type': form.type } };
      const response = await fetch(`${origin}/api/thing`, { method: 'POST', ...request });
      return { status: response.status, json: (await response.json()) as UploadAnswer };
    },
  };
}

/** A form of text fields and files. */
export function aForm(fields: Record<string, string | string[] | Blob | Blob[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return form;
}
