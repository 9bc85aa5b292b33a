import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { QueuedMail } from './mail-payload.ts';
import { renderMail } from './mail-template.ts';
import { folderTransport } from './mail-transport.ts';

const from = { name: '', address: 'hello@trekker.example' };

function queued(change: Partial<QueuedMail> = {}): QueuedMail {
  return {
    id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    queuedAt: '2026-05-04T03:02:01.000Z',
    to: 'ann@example.com',
    headers: {},
    ...renderMail({ subject: 'Bonjour à tous', paragraphs: ['Good day'] }),
    ...change,
  };
}

test('without an SMTP server a mail is written to one file, however often it is sent', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'mail-test-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = path.join(parent, 'mail');
  const transport = folderTransport(folder);
  await transport.send(queued(), from);
  await transport.send(queued(), from);
  expect(readdirSync(folder)).toEqual(['2026-05-04T03-02-01-000Z-1b4e28ba-2fa1-41d2-883f-0016d3cca427.eml']);
  const source = readFileSync(path.join(folder, readdirSync(folder)[0] as string), 'utf8');
  expect(source).toContain('To: ann@example.com\n');
  expect(source).toContain('Message-ID: <1b4e28ba-2fa1-41d2-883f-0016d3cca427@trekker.example>\n');
  expect(source).toContain('Date: Mon, 04 May 2026 03:02:01 +0000\n');
  expect(source).toContain('Subject: =?UTF-8?Q?Bonjour_=C3=A0_tous?=\n');
});

test('a mail says the same as text and as HTML, and shows what others typed as text (T39)', () => {
  const { subject, text, html } = renderMail({
    subject: 'Hello <Ann>',
    paragraphs: ['5 > 3 & "so on"', '<script>alert(1)</script>'],
    button: { label: 'Yes', url: 'https://trekker.example/yes?a=1&b=2' },
    notes: ["It's the end", { label: 'Stop & leave', url: 'https://trekker.example/stop?a=1&b=2' }],
  });
  expect(subject).toBe('Hello <Ann>');
  expect(text).toBe(
    '5 > 3 & "so on"\n\n<script>alert(1)</script>\n\nYes:\nhttps://trekker.example/yes?a=1&b=2\n\n-- \nIt\'s the end\nStop & leave: https://trekker.example/stop?a=1&b=2\n',
  );
  expect(html).toContain('<h1>Hello &lt;Ann&gt;</h1>');
  expect(html).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(html).toContain('href="https://trekker.example/yes?a=1&amp;b=2"');
  expect(html).toContain('<a href="https://trekker.example/stop?a=1&amp;b=2">Stop &amp; leave</a>');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<table');
});
