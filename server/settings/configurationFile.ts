import * as z from 'zod';
import { fileTypes } from '#machines/claim/checks/fileName.ts';
import { Claim } from '#machines/claim/claim.ts';
import { RiskCode } from '#machines/claim/enums.ts';
import { flows } from '#machines/flows/index.ts';
import { innermost } from '#machines/subject/schema.ts';
import { Configuration } from '#machines/service/configuration.ts';
import { problemsOfLanes } from '#machines/service/lanes/eventLane.ts';
import { hoursIn } from '#machines/service/assist/helpdeskHours.ts';
import { configured, defaultConfiguration } from './defaultConfiguration.ts';
import { readValues, unknownName, unusable, type Values } from './settingsFile.ts';

const Some = Configuration.partial();

/**
 * The default configuration with the values of a JSON file on top, and a template of map tiles over both.
 *
 * @throws Error that names the file and every key that cannot be used, with the reason and the nearest known name
 */
export function readConfiguration(path: string | undefined, mapTiles: string | undefined): Configuration {
  const values = readValues('configuration', path);
  const wrong = problemsIn(values);
  if (path !== undefined && wrong.length > 0) throw unusable('configuration', path, wrong);
  try {
    return configured({ ...values, ...(mapTiles && { mapTiles }) });
  } catch (cause) {
    throw new Error(`The configuration in ${path ?? 'MAP_TILES'} cannot be used.`, { cause });
  }
}

function problemsIn(values: Values): string[] {
  const names = Object.keys(Configuration.shape);
  const unknown = Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((name) => unknownName(name, 'is no key', names));
  const read = Some.safeParse(values);
  const wrong = read.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const unfit = read.success
    ? [
        ...unknownCodesIn(read.data),
        ...problemsOfLanes(read.data.lanes ?? []).map((one) => `lanes: ${one}`),
        ...problemsOfHours(read.data.helpdeskHours ?? ''),
      ]
    : [];
  return [...unknown, ...wrong, ...unfit];
}

const problemsOfHours = (text: string): string[] =>
  hoursIn(text) ? [] : [`helpdeskHours: ${text} are no hours, such as ${defaultConfiguration.helpdeskHours}`];

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
      .map((name) => `${key}: ${unknownName(name, 'is unknown', names)}`),
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
