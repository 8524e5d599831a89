import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';
import project from '../package.json' with { type: 'json' };

/**
 * Serves and emits /version.json: `{ version, hash, branch, time }` of the running build, and writes into every document which build
 * it belongs to.
 */
export function versionFile(): Plugin {
  return {
    name: 'version-file',
    configureServer(server) {
      server.middlewares.use('/version.json', (_request, response) => {
        response.setHeader('content-type', 'application/json').end(content());
      });
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'build', content: builtFrom().hash }, injectTo: 'head' as const },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: content() });
    },
  };
}

const content = (): string => JSON.stringify({ ...builtFrom(), time: new Date().toISOString() });

/** What the build is made from; where its history is not at hand, as in an image, it is told which it is. */
export function builtFrom() {
  const { version } = project;
  const hash = process.env['BUILD_HASH'] ?? git('rev-parse', '--short', 'HEAD') ?? version;
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD') ?? 'release';
  return { version, hash, branch };
}

// A copy of the sources without its history, or a machine without git, still builds.
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
