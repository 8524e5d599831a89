import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { fileTypes } from '#machines/claim/checks/fileName.ts';
import { Claim } from '#machines/claim/claim.ts';
import { RiskCode } from '#machines/claim/enums.ts';
import { flows } from '#machines/flows/index.ts';
import { innermost } from '#machines/subject/schema.ts';
import { Configuration } from '#machines/service/configuration.ts';
import { isCode } from '#server/store/isCode.ts';
import { configured } from './defaultConfiguration.ts';
import { nearest } from './nearest.ts';

const Values = z.record(z.string(), z.unknown());
const Some = Configuration.partial();

/**
 * The default configuration with the values of a JSON file on top, and a template of map tiles over both.
 *
 * @throws Error that names the file and every key that cannot be used, with the reason and the nearest known name
 */
export function readConfiguration(path: string | undefined, mapTiles: string | undefined): Configuration {
  const values = path === undefined ? {} : readValues(path);
  const wrong = problemsIn(values);
  if (wrong.length > 0) throw new Error(`The configuration in ${path} cannot be used: ${wrong.join('; ')}.`);
  try {
    return configured({ ...values, ...(mapTiles && { mapTiles }) });
  } catch (cause) {
    throw new Error(`The configuration in ${path ?? 'MAP_TILES'} cannot be used.`, { cause });
  }
}

function readValues(path: string): Readonly<Record<string, unknown>> {
  const refused = (reason: string, cause: unknown) =>
    new Error(`The configuration in ${path} cannot be used: ${reason}.`, { cause });
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw refused(isCode(cause, 'ENOENT') ? 'there is no such file' : 'the file cannot be read', cause);
  }
  try {
    return Values.parse(JSON.parse(text));
  } catch (cause) {
    throw refused('a JSON object is expected', cause);
  }
}

function problemsIn(values: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(Configuration.shape);
  const unknown = Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((name) => unknownOf(name, 'is no key', names));
  const read = Some.safeParse(values);
  const wrong = read.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  return [...unknown, ...wrong, ...(read.success ? unknownCodesIn(read.data) : [])];
}

function unknownOf(name: string, what: string, names: readonly string[]): string {
  const meant = nearest(name, names, Math.min(3, Math.ceil(name.length / 3)));
  return `${name} ${what}${meant === undefined ? '' : `, ${meant} may be meant`}`;
}

// What the form of a value cannot say: names that stand elsewhere.
function unknownCodesIn(values: z.infer<typeof Some>): string[] {
  const { dependentFields = {} } = values;
  const fields = [...Object.keys(dependentFields), ...Object.values(dependentFields).flat()];
  const named: readonly [key: string, given: readonly string[], names: readonly string[]][] = [
    ['acceptedFileTypes', values.acceptedFileTypes ?? [], fileTypes],
    ['kzAccessDisabledRisks', values.kzAccessDisabledRisks ?? [], RiskCode.options],
    [
      'kzAccessPageCodes',
      values.kzAccessPageCodes ?? [],
      flows.flatMap(({ pages }) => pages.map(({ code }) => code)),
    ],
    ['dependentFields', fields, claimPaths],
    ['changedPrimeFields', values.changedPrimeFields ?? [], claimPaths],
  ];
  return named.flatMap(([key, given, names]) =>
    given
      .filter((name) => !names.includes(name))
      .map((name) => `${key}: ${unknownOf(name, 'is unknown', names)}`),
  );
}

const pathsOf = (schema: z.core.$ZodType, before = ''): string[] => {
  const own = innermost(schema);
  if (!(own instanceof z.ZodObject)) return [before];
  const below = Object.entries(own.shape).flatMap(([name, one]) =>
    pathsOf(one, `${before}${before && '.'}${name}`),
  );
  return before === '' ? below : [before, ...below];
};

const claimPaths = pathsOf(Claim);
