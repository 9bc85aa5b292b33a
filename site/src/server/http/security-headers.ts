import type { FastifyReply } from 'fastify';
import { isHttps } from './browser.ts';

/** On every answer, pages and files included. A page adds its content security policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Media say otherwise: a feed's images are shown by readers elsewhere.
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const unused = ['camera', 'microphone', 'geolocation', 'display-capture', 'payment', 'usb', 'serial', 'hid', 'midi'];

/** On documents: no page uses any of these, so nothing that got into one could ask a visitor for them. */
export const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ');

/** Where the site is on https, browsers stay there. What else lies below its host is not ours to decide. */
export const transportHeaders = (siteUrl: string): Readonly<Record<string, string>> =>
  isHttps(siteUrl) ? { 'strict-transport-security': 'max-age=31536000' } : {};

export function setSecurityHeaders(reply: FastifyReply): void {
  reply.headers(securityHeaders);
}
