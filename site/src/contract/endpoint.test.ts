import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addressOf, endpoint } from './endpoint.ts';

const read = endpoint({
  name: 'readThing',
  summary: 'A thing',
  method: 'GET',
  paths: ['/thing/:kind/:id', '/api/thing/:kind/:id'],
  access: 'public',
  output: z.string(),
  errors: [],
});

describe('the address of a call', () => {
  test('is its path below /api, so that a proxy can send that elsewhere', () => {
    expect(addressOf(read, { params: { kind: 'a', id: 'b' } })).toBe('/api/thing/a/b');
  });

  test('is its first path where none lies below /api', () => {
    expect(addressOf({ ...read, paths: ['/thing'] })).toBe('/thing');
  });

  test('escapes parameters, so that they cannot change the path', () => {
    expect(addressOf(read, { params: { kind: '../x', id: 'ä?b#c' } })).toBe('/api/thing/..%2Fx/%C3%A4%3Fb%23c');
  });

  test('leaves out empty parameters', () => {
    const query = { q: 'a b&c', region: '', tags: undefined, page: '2' };
    expect(addressOf({ ...read, paths: ['/api/thing'] }, { query })).toBe('/api/thing?q=a+b%26c&page=2');
    expect(addressOf({ ...read, paths: ['/api/thing'] }, { query: { q: '' } })).toBe('/api/thing');
  });
});
