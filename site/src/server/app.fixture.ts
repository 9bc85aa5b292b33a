import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, createApp } from './app.ts';
import type { Viewer } from './dependencies.ts';

/** The framework with some endpoints and nobody logged in, ended with its test. It does not listen. */
export async function anApp(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const app = await createApp({
    implementations: [],
    identify: async () => null,
    allowedOrigins: [],
    siteUrl: 'http://localhost',
    ...options,
  });
  onTestFinished(() => app.close());
  return app;
}

export const aViewer = (role: Viewer['role']): Viewer => ({
  accountId: '00000000-0000-4000-8000-000000000001',
  role,
  sessionId: '00000000-0000-4000-8000-000000000002',
  expiresAt: 4_000_000_000,
});
