// The service with --watch and Vite with hot reload in front of it. Ctrl-C stops both.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 3000);
const servicePort = port + 1;

const children = [
  start(['--watch-path=server', '--watch-path=machines', '--watch-preserve-output', 'server/main.ts'], {
    PORT: String(servicePort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  }),
  start(['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
    SERVICE_URL: `http://localhost:${servicePort}`,
  }),
];

function start(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  child.once('exit', (code) => stop(code ?? 0));
  return child;
}

function stop(code) {
  process.exitCode ??= code;
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
