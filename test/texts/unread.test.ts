import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { failures } from '#machines/calls/failures.ts';
import { DamageCause } from '#machines/claim/codes/damageCause.ts';
import { phonePrefixes } from '#machines/claim/checks/phone.ts';
import { ClaimEventType, AthleteLevel } from '#machines/claim/codes/life.ts';
import * as enums from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { neverSent } from './neverSent.ts';
import { readCodelists } from '#server/codelists/codelists.ts';
import { textsOf } from './allTexts.ts';

const top = fileURLToPath(new URL('../../', import.meta.url));
/** Every source by its path, and what it says besides its comments. */
const sources = ['machines', 'server', 'src']
  .flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({
    file,
    text: readFileSync(join(top, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''),
  }));

const without = (...files: readonly string[]) =>
  sources
    .filter(({ file }) => !files.includes(file))
    .map(({ text }) => text)
    .join('\n');

const isQuoted = (text: string, name: string): boolean =>
  new RegExp(`['"\`:.]${name.replaceAll('.', '\\.')}['"\`.]`).test(text);
/** Keys that zod's bounds are written into. */
const written = ['min', 'max'].flatMap((bound) => [`${bound}Length`, `${bound}Items`]);

const beyondTable = without('machines/calls/failures.ts');
const stemsOf = (namespace: string) => [
  ...new Set(
    [...textsOf('cs', namespace).keys()].map(
      (key) => key.split('.')[0]?.replace(/_(?:one|few|other)$/, '') ?? '',
    ),
  ),
];

describe('nothing lies about that nobody reads:', () => {
  test('every failure code is sent or met somewhere, or the table says why it never is', () => {
    const codes = Object.keys(failures);
    expect(codes.filter((code) => !isQuoted(beyondTable, code)).toSorted()).toEqual(
      Object.keys(neverSent)
        .filter((code) => !isQuoted(beyondTable, code))
        .toSorted(),
    );
  });

  test('no code is said to be never sent that our service sends', () => {
    const server = sources
      .filter(({ file }) => file.startsWith('server'))
      .map(({ text }) => text)
      .join('\n');
    expect(Object.keys(neverSent).filter((code) => isQuoted(server, code))).toEqual([]);
  });

  test('every text of failures is of a code, or is said', () => {
    const unsaid = stemsOf('failures').filter(
      (key) => !Object.hasOwn(failures, key) && !isQuoted(beyondTable, key),
    );
    expect(unsaid).toEqual([]);
  });

  test('every text of checks is said by one', () => {
    const unsaid = stemsOf('checks').filter((key) => !written.includes(key) && !isQuoted(beyondTable, key));
    expect(unsaid).toEqual([]);
  });

  test('every limit limits something', () => {
    const text = without('machines/claim/limits.ts');
    expect(Object.keys(limits).filter((name) => !new RegExp(`\\blimits\\.${name}\\b`).test(text))).toEqual(
      [],
    );
  });

  test('every enumeration is taken by a field or a call', () => {
    const text = without('machines/claim/enums.ts');
    expect(Object.keys(enums).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  test('every check of a value is made by something other than its test', () => {
    const unmade = readdirSync(join(top, 'machines/claim/checks')).filter(
      (name) => !new RegExp(`[/]${name.replace('.', '\\.')}'`).test(without(`machines/claim/checks/${name}`)),
    );
    expect(unmade).toEqual([]);
  });

  test('every codelist is picked from, or names the codes of a field for whoever reads our claims', () => {
    const naming = {
      'athlete-level': AthleteLevel,
      'claim-event-type': ClaimEventType,
      'damage-cause': DamageCause,
      'person-type': enums.PersonType,
      'phone-prefix': { options: phonePrefixes },
      'risk-type': enums.RiskCode,
    };
    const lists = readdirSync(join(top, 'server/codelists/data')).map((file) => file.replace('.json', ''));
    expect(lists.filter((name) => !isQuoted(beyondTable, name)).toSorted()).toEqual(Object.keys(naming));
    const named = Object.keys(naming).map((name) =>
      readCodelists()
        .find(name)
        ?.map(({ code }) => code)
        .toSorted(),
    );
    expect(named).toEqual(
      Object.values(naming).map(({ options }) => [...options].toSorted((a, b) => a.localeCompare(b))),
    );
  });
});
