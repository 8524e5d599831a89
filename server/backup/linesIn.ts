import { createReadStream } from 'node:fs';

/** Lines and characters that are given at a time. */
const most = { lines: 500, characters: 4_000_000 };

/**
 * The lines of a file, some at a time. Only a line feed ends a line: what people type may have other ends of lines in it, which JSON
 * leaves as they are.
 */
export async function* linesIn(path: string): AsyncGenerator<readonly string[]> {
  let lines: string[] = [];
  let characters = 0;
  for await (const line of eachLine(path)) {
    lines.push(line);
    characters += line.length;
    if (lines.length < most.lines && characters < most.characters) continue;
    yield lines;
    lines = [];
    characters = 0;
  }
  if (lines.length > 0) yield lines;
}

async function* eachLine(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const [first = '', ...others] = String(chunk).split('\n');
    rest += first;
    for (const other of others) {
      yield rest;
      rest = other;
    }
  }
}
