import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compiled } from '#test/compiled.ts';

interface Run {
  /** Of the data of the service. */
  readonly folder: string;
  /** What stands on the standard input. */
  readonly typed?: string;
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs a command of operators, as `npm run` does, and gives how it ended, what it said and what it complained of. */
export async function runCommand(
  command: string,
  words: readonly string[],
  { folder, typed = '', environment }: Run,
) {
  const script = fileURLToPath(new URL(`../../scripts/${command}.mjs`, import.meta.url));
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH: process.env['PATH'], ...compiled, DATA_DIR: folder, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A command that reads nothing may be gone before it is told.
  child.stdin.on('error', () => undefined).end(typed);
  const closed = once(child, 'close');
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  return { code, said, complained };
}
