import { describe, expect, test } from 'vitest';
import { valueOrigins, type ValueOrigin } from '#machines/analysis/valueOrigins.ts';
import { knownByVisitor } from '#machines/origins/knownByVisitor.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { pageFields } from '#src/inspect/fields/pageFields.ts';
import { ask } from '#test/ask.ts';

const readable = (origins: readonly ValueOrigin[]) =>
  origins.map((origin) => ({ ...origin, ...('page' in origin && { page: origin.page.code }) }));

/** Where the value of a field comes from, as an analyst reads it; the page by its code. */
const originsAt = (flow: Flow, name: string) => {
  for (const page of flow.pages)
    for (const field of pageFields(page))
      if (field.name === name) return readable(valueOrigins(flow, field.question, name));
  throw new Error(`No page of ${flow.code} has a field ${name}.`);
};

describe('where the value of an answer comes from', () => {
  test('is the reporter alone where nothing else tells it', () => {
    expect(originsAt(carDraft, 'incidentDescription')).toEqual([{ from: 'REPORTER' }]);
  });

  test('is a value the form begins with, unless a register tells it', () => {
    expect(originsAt(carDraft, 'vehicleKind')).toEqual([
      { from: 'REPORTER' },
      { from: 'BEGINNING', value: 'VEHICLE' },
      {
        from: 'LOOKUP',
        call: 'searchDamaged',
        page: 'vehicle',
        when: {
          not: {
            all: [
              { fact: 'riskFlow', is: 'POVPOS' },
              { fact: 'culpritUnknown', is: true },
            ],
          },
        },
      },
    ]);
  });

  test('is another answer, taken over or followed from, each where its rule holds', () => {
    expect(originsAt(lifeDraft, 'insured.fullName')).toEqual([
      { from: 'REPORTER' },
      {
        from: 'BEGINNING',
        of: ['reporter.fullName'],
        when: {
          all: [{ fact: 'reporterRole', is: 'INSURED' }, { not: { fact: 'aboutDeath', is: true } }],
        },
      },
      {
        from: 'ANSWERS',
        of: ['reporter.fullName'],
        when: {
          any: [
            { fact: 'insuredKnown', is: true },
            { fact: 'insuredOnPolicy', is: true },
          ],
        },
      },
    ]);
  });

  test('is what was pressed in a dialog', () => {
    const when = {
      all: [{ fact: 'duplicateFound', is: true }, { not: { fact: 'consequent', in: ['NAMED', 'UNNAMED'] } }],
    };
    const confirmed = { from: 'DIALOG', dialog: 'duplicateFound', value: true, when };
    expect(readable(valueOrigins(carDraft, ask('isOtherEvent'), 'isOtherEvent'))).toEqual([
      { from: 'REPORTER' },
      { ...confirmed, page: 'vehicle' },
      { ...confirmed, page: 'vehicleData' },
    ]);
  });

  test('is known of a broker by where they come from, and of a client by who they are', () => {
    expect(knownByVisitor('car', 'reporterRole')).toEqual([
      { by: 'ORIGIN', origin: 'SALES_APP', value: 'BROKER' },
      { by: 'ORIGIN', origin: 'CAR_DEALER', value: 'SERVICE' },
    ]);
    expect(knownByVisitor('car', 'reporter.email')).toEqual([{ by: 'CLIENT' }]);
    expect(knownByVisitor('life', 'insured.birthNumber')).toEqual([{ by: 'CLIENT' }]);
    expect(knownByVisitor('car', 'incidentDescription')).toEqual([]);
  });
});
