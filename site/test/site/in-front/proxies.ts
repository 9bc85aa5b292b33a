import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../site-process.ts';

/** The examples in deploy/, used unchanged except for addresses, ports and the certificate. */
const examples = { nginx: 'deploy/nginx/trekker.conf', caddy: 'deploy/caddy/Caddyfile' };

export type ProxyName = keyof typeof examples;

export const isInstalled = (name: ProxyName) => spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0;

export const host = 'travel.example.com';

type Ports = { http: string; https: string };

export type RunningProxy = Ports & {
  folder: string;
  /** Its log files and output. */
  logs(): string;
  stop(): Promise<void>;
};

/** A proxy on this machine, in front of two processes. */
export async function startProxy(name: ProxyName, processes: readonly [string, string]): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const ports = { http: await freePort(), https: await freePort() };
  const example = readFileSync(path.resolve(import.meta.dirname, '../../../..', examples[name]), 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${processes[0]}`)
    .replaceAll('127.0.0.1:3010', `127.0.0.1:${processes[1]}`);
  const child = name === 'nginx' ? runNginx(folder, example, ports) : runCaddy(folder, example, ports);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit');
  await Promise.race([listens(ports.https), ended.then(() => Promise.reject(new Error(`${name} ended: ${said}`)))]);
  return {
    ...ports,
    folder,
    logs: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.log'))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
        .join('') + said,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function runNginx(folder: string, example: string, ports: Ports): ChildProcess {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-subj', `/CN=${host}`, '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    {
      stdio: 'ignore',
    },
  );
  const site = example
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('/etc/ssl/trekker/fullchain.pem', certificate)
    .replace('/etc/ssl/trekker/privkey.pem', key);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (part) => `${part}_temp_path ${folder}/${part};`,
  );
  const whole = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
    events {} http { access_log off; ${places.join(' ')} ${site} }`;
  writeFileSync(path.join(folder, 'nginx.conf'), whole);
  return spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], { stdio: 'pipe' });
}

function runCaddy(folder: string, example: string, ports: Ports): ChildProcess {
  const global = `    admin off
    http_port ${ports.http}
    https_port ${ports.https}
    default_bind 127.0.0.1
    local_certs
    skip_install_trust\n`;
  const logged = example.replaceAll('/var/log/caddy/', `${folder}/`);
  writeFileSync(path.join(folder, 'Caddyfile'), logged.replace('\n{\n', `\n{\n${global}`));
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')], {
    env,
    stdio: 'pipe',
  });
}

async function listens(port: string): Promise<void> {
  for (;;) {
    // A proxy that has found none of the processes well yet has an answer of its own.
    const answer = await askOver(port, '/healthz').catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export type AskOver = { method?: string; headers?: Record<string, string>; body?: Buffer; localAddress?: string };

const agent = new Agent({ keepAlive: false, rejectUnauthorized: false });

/** Makes one request over TLS, from an address of this machine. */
export async function askOver(port: string, address: string, options: AskOver = {}) {
  const { body, headers = {}, ...others } = options;
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(
        { agent, host: '127.0.0.1', port, path: address, servername: host, headers: { host, ...headers }, ...others },
        async (response) => {
          const bytes = await buffer(response).catch(reject);
          if (bytes) resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes });
        },
      );
      sent.on('error', reject).end(body);
    },
  );
}
