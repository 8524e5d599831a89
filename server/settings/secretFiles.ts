import { readFileSync } from 'node:fs';

type Variables = Readonly<Record<string, string | undefined>>;

/** The variable that names the file of a secret: `LANDING_KEY_FILE` of `LANDING_KEY`. */
export const fileOf = (secret: string): string => `${secret}_FILE`;

/**
 * The variables with the secrets that files hold, as containers are given theirs: what no list of processes and no dump of an
 * environment shows. A line end after the secret is no part of it.
 *
 * @throws Error with a sentence that names the variable, where a secret is given twice or its file holds none; never the secret
 */
export function withSecretFiles(variables: Variables, secrets: readonly string[]): Variables {
  const read = secrets.flatMap((secret): [string, string][] => {
    const path = variables[fileOf(secret)];
    if (path === undefined) return [];
    if (variables[secret] !== undefined)
      throw new Error(`${secret} and ${fileOf(secret)} in the environment: only one of them is expected.`);
    return [[secret, secretIn(path, fileOf(secret))]];
  });
  return { ...variables, ...Object.fromEntries(read) };
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
