import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { check, must, mustBePresent, should, underwriting } from '#machines/subject/issues/issue.ts';

const endsKnown = (value: string) => /\.(cz|sk|com)$/.test(value);
const email = z
  .string()
  .max(255)
  .check(
    must('emailNoAt', (value: string) => value.includes('@')),
    should('emailUnknownTld', endsKnown, { values: { known: 'cz, sk, com' } }),
  );

describe('a value with a warning', () => {
  test('is accepted and keeps the warning', () => {
    expect(check(z.object({ email }), { email: 'a@b.xyz' })).toEqual({
      ok: true,
      value: { email: 'a@b.xyz' },
      issues: [
        { severity: 'warning', key: 'emailUnknownTld', values: { known: 'cz, sk, com' }, name: 'email' },
      ],
    });
  });

  test('is accepted inside lists and where the field may be left out', () => {
    const schema = z.object({ list: z.array(z.object({ email: email.optional() })) });
    expect(check(schema, { list: [{ email: 'a@b.xyz' }, {}] })).toMatchObject({
      ok: true,
      value: { list: [{ email: 'a@b.xyz' }, {}] },
      issues: [{ name: 'list[0].email' }],
    });
  });
});

test('issues come by priority, missing answers first', () => {
  const schema = z.object({
    flagged: z.number().check(underwriting('dateOld', () => false)),
    email,
    name: z.string(),
  });
  expect(check(schema, { flagged: 1, email: 'nowhere' })).toEqual({
    ok: false,
    value: undefined,
    issues: [
      { severity: 'required', key: 'required', name: 'name' },
      { severity: 'error', key: 'emailNoAt', name: 'email' },
      { severity: 'warning', key: 'emailUnknownTld', values: { known: 'cz, sk, com' }, name: 'email' },
      { severity: 'underwriting', key: 'dateOld', name: 'flagged' },
    ],
  });
});

describe('a rule over several answers', () => {
  const answers = z.object({ name: z.string(), email: z.string().optional(), tel: z.string().optional() });
  const reachable = (value: { email?: string | undefined; tel?: string | undefined }) =>
    value.email !== undefined || value.tel !== undefined;

  test('waits for the others', () => {
    const schema = answers.check(mustBePresent('contactRequired', reachable));
    expect(check(schema, {}).issues).toEqual([{ severity: 'required', key: 'required', name: 'name' }]);
  });

  test('speaks at once where it always runs, on the field it names', () => {
    const schema = answers.check(
      mustBePresent('contactRequired', reachable, { always: true, path: ['email'] }),
    );
    expect(check(schema, {}).issues).toEqual([
      { severity: 'required', key: 'required', name: 'name' },
      { severity: 'required', key: 'contactRequired', name: 'email' },
    ]);
  });
});

const list = z.array(z.string()).min(1).max(2);
const builtin: [z.ZodType, unknown, object][] = [
  [z.string(), undefined, { severity: 'required', key: 'required' }],
  [z.string().min(1), '', { severity: 'required', key: 'required' }],
  [z.enum(['A']), '', { severity: 'required', key: 'required' }],
  [z.literal(true), false, { severity: 'required', key: 'required' }],
  [list, [], { severity: 'required', key: 'required' }],
  [z.string(), 5, { severity: 'error', key: 'string' }],
  [z.string(), null, { severity: 'error', key: 'string' }],
  [z.number(), 'five', { severity: 'error', key: 'number' }],
  [z.int(), 1.5, { severity: 'error', key: 'number' }],
  [z.string().min(2), 'a', { severity: 'error', key: 'minLength', values: { min: 2 } }],
  [z.string().max(2), 'abc', { severity: 'error', key: 'maxLength', values: { max: 2 } }],
  [z.string().length(2), 'abc', { severity: 'error', key: 'exactLength', values: { length: 2 } }],
  [z.number().min(2), 1, { severity: 'error', key: 'min', values: { min: 2 } }],
  [z.number().max(2), 3, { severity: 'error', key: 'max', values: { max: 2 } }],
  [list, ['a', 'b', 'c'], { severity: 'error', key: 'maxItems', values: { max: 2 } }],
  [z.enum(['A']), 'B', { severity: 'error', key: 'suggestion' }],
  [z.iso.date(), '2026-02-30', { severity: 'error', key: 'dateFormat' }],
];

test.each(builtin)('%# zod itself finds what the texts can say', (schema, input, issue) => {
  expect(check(schema, input).issues).toEqual([{ ...issue, name: '' }]);
});
