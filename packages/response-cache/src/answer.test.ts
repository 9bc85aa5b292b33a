import { expect, test } from 'vitest';
import { Answer } from './answer.ts';
import { page } from './served-cache.fixture.ts';

test('each encoding of an answer is made once, however many ask for it, during and after', async () => {
  const answer = new Answer(page('/a'));
  const first = answer.represent('br');
  expect(answer.represent('br')).toBe(first);
  const form = await first;
  expect(answer.represent('br')).toBe(form);
  expect(answer.represent('gzip')).not.toBe(form);
});

test("later changes of the producer's objects do not reach the answer", () => {
  const produced = page('/a');
  const answer = new Answer(produced);
  produced.headers['content-type'] = 'text/plain';
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});
