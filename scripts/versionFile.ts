import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';
import project from '../package.json' with { type: 'json' };

/** Serves and emits /version.json: `{ version, hash, branch, time }` of the running build. */
export function versionFile(): Plugin {
  return {
    name: 'version-file',
    configureServer(server) {
      server.middlewares.use('/version.json', (_request, response) => {
        response.setHeader('content-type', 'application/json').end(content());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: content() });
    },
  };
}

function content(): string {
  const { version } = project;
  const hash = git('rev-parse', '--short', 'HEAD') ?? version;
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD') ?? 'release';
  return JSON.stringify({ version, hash, branch, time: new Date().toISOString() });
}

// A copy of the sources without its history, or a machine without git, still builds.
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
