import { readFileSync } from 'node:fs';
import { everyProblem } from './everyProblem.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The variable that names the file of a secret: `LANDING_KEY_FILE` of `LANDING_KEY`. */
export const fileOf = (secret: string): string => `${secret}_FILE`;

/**
 * The variables with the secrets that files hold, as containers are given theirs: what no list of processes and no dump of an
 * environment shows. A line end after the secret is no part of it.
 *
 * @throws Error with a sentence for each variable whose secret is given twice or whose file holds none; never the secret
 */
export function withSecretFiles(variables: Variables, secrets: readonly string[]): Variables {
  const { reading, end } = everyProblem();
  const read = secrets.map((secret) => reading(() => [secret, secretOf(variables, secret)] as const));
  end();
  return { ...variables, ...Object.fromEntries(read.map((one) => one())) };
}

function secretOf(variables: Variables, secret: string): string | undefined {
  const path = variables[fileOf(secret)];
  if (path === undefined) return variables[secret];
  if (variables[secret] !== undefined)
    throw new Error(`${secret} and ${fileOf(secret)} in the environment: only one of them is expected.`);
  return secretIn(path, fileOf(secret));
}

function secretIn(path: string, variable: string): string {
  const secret = readText(path, variable).trimEnd();
  if (secret === '') throw new Error(`${variable} in the environment: the file ${path} is empty.`);
  return secret;
}

function readText(path: string, variable: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`${variable} in the environment: the file ${path} cannot be read.`, { cause });
  }
}
