import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../../api-client.ts';
import { formOf, uploadTransport } from './upload-progress.ts';

/** Stands in for the browser's, which Node has not: a test says what the line does. */
class Line {
  static last: Line;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  sent: unknown;
  opened = '';
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    Line.last = this;
  }
  open(method: string, address: string) {
    this.opened = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.onload?.();
    this.onloadend?.();
  }
}

vi.stubGlobal('XMLHttpRequest', Line);
afterEach(() => void vi.clearAllMocks());
afterAll(() => void vi.unstubAllGlobals());

const percent = vi.fn();
const form = formOf({ title: 'Trains' }, { image: new File(['x'], 'a.jpg') });
const request = { method: 'POST', address: '/api/story', body: form };

describe('an upload', () => {
  test('reports its progress and returns the answer', async () => {
    const answer = uploadTransport(percent)({ ...request, token: 'abc' });
    for (const loaded of [0, 333, 1000]) Line.last.upload.onprogress?.({ loaded, total: 1000 });
    Line.last.answer(201, { success: true });
    expect(await answer).toEqual({ status: 201, body: { success: true } });
    expect(percent.mock.calls).toEqual([[0], [33], [100]]);
    expect(Line.last).toMatchObject({
      opened: 'POST /api/story',
      sent: form,
      headers: { accept: 'application/json', authorization: 'Bearer abc' },
    });
  });
  test('sends no token without a login', () => {
    void uploadTransport(percent)(request);
    expect(Line.last.headers).not.toHaveProperty('authorization');
  });
  test("fails with the server's message for each field", async () => {
    const api = createApiClient(uploadTransport(percent));
    const endpoint = { name: 'saveStory', method: 'POST', paths: ['/api/story'] };
    const call = api.call(endpoint as never, { body: form } as never);
    const errors = [{ field: 'image', message: 'Too large' }];
    Line.last.answer(413, { success: false, message: 'Too large', errors });
    await expect(call).rejects.toMatchObject({ code: 'too_large', message: 'Too large', errors });
  });
  test.each(['<html>', ''])('treats the answer %j of a failing server as no answer', async (body) => {
    const answer = uploadTransport(percent)(request);
    Line.last.answer(502, body);
    expect(await answer).toEqual({ status: 502, body: null });
  });
  test('can be tried again when the connection is lost', async () => {
    const answer = uploadTransport(percent)(request);
    Line.last.onerror?.();
    await expect(answer).rejects.toMatchObject({ code: 'unavailable' });
  });
  test('stops when it is aborted', async () => {
    const abort = new AbortController();
    const answer = uploadTransport(percent)({ ...request, signal: abort.signal });
    abort.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  });
  test('does not start when it was aborted before', async () => {
    await expect(uploadTransport(percent)({ ...request, signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});

test('a form sends lists and objects as JSON, files under their field names, and leaves out what is undefined', () => {
  const [a, b, video] = ['a.jpg', 'b.jpg', 'c.mp4'].map((name) => new File(['x'], name));
  const body = {
    title: 'Trains',
    featured: false,
    rating: 0,
    tags: ['rail'],
    itinerary: [],
    alt: undefined,
    note: null,
  };
  const files = { image: [a, b] as File[], video: video, avatar: null };
  expect([...formOf(body, files)]).toEqual([
    ['title', 'Trains'],
    ['featured', 'false'],
    ['rating', '0'],
    ['tags', '["rail"]'],
    ['itinerary', '[]'],
    ['image', a],
    ['image', b],
    ['video', video],
  ]);
});
