import { expect, test } from 'vitest';
import { isOfReporter } from '#machines/claim/derived/isOfReporter.ts';

test.each([
  ['the insured who reports', 'INSURED', 'insured.birthDate', true],
  ['the injured who reports', 'INJURED', 'injured.address', true],
  ['the injured, where the insured reports', 'INSURED', 'injured.address', false],
  ['the insured, where a broker reports', 'BROKER', 'insured.birthDate', false],
] as const)('an answer about %s', (_, reporterRole, path, isOwn) => {
  expect(isOfReporter(path, { reporterRole })).toBe(isOwn);
});
