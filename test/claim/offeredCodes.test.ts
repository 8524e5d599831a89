import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { schemaAt } from '#test/claim/schemaAt.ts';
import { controlOf } from '#machines/subject/control.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { innermost } from '#machines/subject/schema.ts';
import { answersTo, controlFor } from '#machines/flow/question.ts';
import { flows } from '#machines/flows/index.ts';
import { readCodelists } from '#server/codelists/codelists.ts';
import { questionsOn } from '#test/texts/questionKeys.ts';

const codelists = readCodelists();
const codesIn = (name: string) => codelists.find(name)?.map(({ code }) => code) ?? [];

/** Every answer that is picked from a codelist: its path and the list. Makes and models may be typed, and are told apart below. */
const picked = new Map(
  flows
    .flatMap(({ pages }) => pages.flatMap(questionsOn))
    .flatMap((question) => [
      { path: question.ask, control: controlFor(question) },
      ...answersTo(question).map(({ name }) => ({ path: name, control: controlOf(schemaAt(name)) })),
    ])
    .flatMap(({ path, control }) =>
      control && 'codelist' in control && control.kind !== 'make' && control.kind !== 'model'
        ? [[`${path} from ${control.codelist}`, { path, codelist: control.codelist }] as const]
        : [],
    ),
);

const takes = (schema: z.core.$ZodType, answer: unknown): boolean => {
  const value = innermost(schema);
  return (
    value instanceof z.ZodType && check(value, innermost(schema) instanceof z.ZodArray ? [answer] : answer).ok
  );
};

const refusedBy = (path: string, codes: readonly string[]) =>
  codes.filter((code) => !takes(schemaAt(path), code));

describe('every value that is offered can be sent', () => {
  test.each([...picked])('%s', (_name, { path, codelist }) => {
    const codes = codesIn(codelist);
    expect(codes.length).toBeGreaterThan(0);
    expect(refusedBy(path, codes)).toEqual([]);
  });

  test('the bank of an account', () => {
    expect(refusedBy('userEnteredBankContact.bankCode', codesIn('bank-code'))).toEqual([]);
  });

  test('the country of an address', () => {
    expect(refusedBy('insured.address.countryCode', codesIn('country'))).toEqual([]);
  });

  test('the make of a vehicle, and each of its models', () => {
    const makes = codelists.find('car-make-model') ?? [];
    const models = makes.flatMap(({ code }) => codelists.find('car-make-model', code) ?? []);
    const names = models.map(({ name }) => name.cs);
    expect([makes.length, models.length].every((count) => count > 10)).toBe(true);
    expect(
      makes.filter(({ code, name }) => !takes(schemaAt('vehicleManufacturer'), { code, name: name.cs })),
    ).toEqual([]);
    expect(names.filter((name) => !takes(schemaAt('vehicleModel'), name))).toEqual([]);
  });
});
