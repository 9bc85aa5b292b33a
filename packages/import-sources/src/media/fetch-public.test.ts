import dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type FetchOptions, fetchPublic } from './fetch-public.ts';
import { arePublic, isPublicAddress, PrivateAddressError, publicLookup } from './public-addresses.ts';

/** What comes of asking a server of one's own, at `path`; `isNamed`: the operator named it. */
async function fetched(listener: RequestListener, path = '/a.jpg', options: FetchOptions = {}, isNamed = true) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const bytes = await fetchPublic(origin + path, { ...(isNamed && { allowedOrigins: [origin] }), ...options });
    return bytes.toString();
  } catch (error) {
    return (error as { reason?: string }).reason;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('what is public:', () => {
  test.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...[
      '255.255.255.255',
      '198.18.0.1',
      '::',
      '::1',
      '::ffff:8.8.8.8',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      'fe80::1',
    ],
    ...['fc00::1', 'ff02::1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'fe80::1%eth0', 'localhost', ''],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  test('a name is only if all of its addresses are', () => {
    const [open, closed] = [{ address: '8.8.8.8' }, { address: '10.0.0.1' }];
    expect([arePublic([open]), arePublic([open, closed]), arePublic([closed, open]), arePublic([])]).toEqual([
      ...[true, false, false, false],
    ]);
  });
  test('a name that answers otherwise the second time is refused then, and resolved once for each connection', async () => {
    const answers = [[{ address: '8.8.8.8', family: 4 }], [{ address: '10.0.0.1', family: 4 }]];
    const lookup = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((_: string, __: unknown, done: unknown) =>
        (done as (error: null, found: unknown) => void)(null, answers.shift())) as never);
    syncBuiltinESMExports();
    onTestFinished(() => {
      lookup.mockRestore();
      syncBuiltinESMExports();
    });
    const found = () =>
      new Promise((resolve) => publicLookup('rebinding.example', {}, (error, address) => resolve(error ?? address)));
    expect(await found()).toBe('8.8.8.8');
    expect(await found()).toBeInstanceOf(PrivateAddressError);
    expect(lookup).toHaveBeenCalledTimes(2);
  });
  test('a name is refused that resolves to an address of the own network', async () => {
    const error = await new Promise((resolve) => publicLookup('localhost', { all: true }, (found) => resolve(found)));
    expect(error).toBeInstanceOf(PrivateAddressError);
  });
});

describe('a file that a text shows is fetched:', () => {
  test('from an origin that the operator named', async () => {
    expect(await fetched((_, reply) => reply.end('image'))).toBe('image');
  });
  test('never from the own network, however it is written', async () => {
    const asked: string[] = [];
    const count: RequestListener = ({ url = '' }, reply) => {
      asked.push(url);
      reply.end('secret');
    };
    expect(await fetched(count, '/', {}, false)).toBe('private-address');
    for (const host of ['localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '127.1'])
      await expect(fetchPublic(`http://${host}:1/`)).rejects.toMatchObject({ reason: 'private-address' });
    expect(asked).toEqual([]);
  });
  test('a redirect is looked at anew, and not followed for ever', async () => {
    const to =
      (location: string): RequestListener =>
      (_, reply) =>
        reply.writeHead(302, { location }).end();
    expect(await fetched(to('http://127.0.0.2/'))).toBe('private-address');
    expect(await fetched(to('file:///etc/passwd'))).toBe('bad-address');
    expect(await fetched(to('/again'))).toBe('too-many-redirects');
  });
  test('no larger and no slower than a site can bear', async () => {
    expect(await fetched((_, reply) => reply.end('12345678'), '/', { mostBytes: 7 })).toBe('too-large');
    const chunked: RequestListener = (_, reply) => {
      reply.write('1234');
      reply.end('5678');
    };
    expect(await fetched(chunked, '/', { mostBytes: 7 })).toBe('too-large');
    expect(await fetched(() => {}, '/', { beginWithin: 50 })).toBe('too-slow');
    expect(await fetched((_, reply) => void reply.write('1'), '/', { endWithin: 300 })).toBe('too-slow');
  });
  test('one that has begun in time may take longer to be whole', async () => {
    const late: RequestListener = (_, reply) => {
      reply.write('im');
      setTimeout(() => reply.end('age'), 300);
    };
    expect(await fetched(late, '/', { beginWithin: 200 })).toBe('image');
  });
  test('and what is not there is told by its status', async () => {
    expect(await fetched((_, reply) => reply.writeHead(404).end())).toBe('status-404');
    await expect(fetchPublic('ftp://x.example/a')).rejects.toMatchObject({ reason: 'bad-address' });
    await expect(fetchPublic('https://me:you@x.example/a')).rejects.toMatchObject({ reason: 'bad-address' });
  });
});
