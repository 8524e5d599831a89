import { expect, test } from 'vitest';
import { emptyRegisters } from '#server/store/seeds/seed.ts';
import { readEnvironment } from '#server/settings/environment.ts';
import { describeStart, warningsOf } from '#server/settings/startLines.ts';

const build = { hash: 'a7f291be', branch: 'main' };
/** An installation that serves people, and where nothing else is to be warned of. */
const served = { TLS: 'true', CLAMD: 'tcp://scanner:3310' };
const theirs = { REGISTERS_URL: 'https://registers.example:8443/hlaska', REGISTERS_KEY: 'their secret' };
const invented = 'Empty registers are filled with invented people, policies and vehicles: SEED is on.';

test.each([
  ['this machine alone', {}, true, 'filled', []],
  ['empty registers of our own', served, false, 'empty', [emptyRegisters]],
  ['registers of our own', served, true, 'filled', []],
  ['registers of an insurer', { ...served, ...theirs }, false, 'registers.example:8443', []],
  ['invented people', { ...served, SEED: 'true' }, true, 'filled', [invented]],
  ['both', { ...served, ...theirs, SEED: 'true' }, true, 'registers.example:8443', [invented]],
] as const)('the start with %s names the registers and warns of what is rarely meant', (...row) => {
  const [, variables, hasRegisters, named, warnings] = row;
  const settings = readEnvironment(variables);
  expect(describeStart(settings, { build, hasRegisters }).registers).toBe(named);
  expect(warningsOf(settings, { build, hasRegisters })).toEqual(warnings);
  expect(JSON.stringify(describeStart(settings, { build, hasRegisters }))).not.toContain('their secret');
});

const exportKey = 'a key that the core shows to us, long';
const secret = 'a secret that signs, of many letters';
test.each([
  [{}, 'none'],
  [{ HANDOVER_EXPORT_KEY: exportKey }, 'read'],
  [
    { HANDOVER_EXPORT_KEY: exportKey, HANDOVER_SECRET: secret, HANDOVER_URL: 'https://core.example/claims' },
    'core.example',
  ],
])('the start with %o says how claims leave, and no secret', (variables, named) => {
  const said = describeStart(readEnvironment(variables), { build, hasRegisters: true });
  expect(said.handover).toBe(named);
  for (const one of [exportKey, secret]) expect(JSON.stringify(said)).not.toContain(one);
});

test.each([
  ['https://core.example/claims', []],
  ['http://localhost:3001/handover', []],
  [
    'http://core.example/claims',
    ['Claims leave for the core unencrypted: HANDOVER_URL is no address with https.'],
  ],
])(
  'the start that hands claims over to %s warns where somebody on the way may read them',
  (url, warnings) => {
    const settings = readEnvironment({
      ...served,
      HANDOVER_EXPORT_KEY: exportKey,
      HANDOVER_SECRET: secret,
      HANDOVER_URL: url,
    });
    expect(warningsOf(settings, { build, hasRegisters: true })).toEqual(warnings);
  },
);
