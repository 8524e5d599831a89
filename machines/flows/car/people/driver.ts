import type { Question } from '#machines/flow/question.ts';
import type { Begins } from '#machines/report/kit.ts';
import { ask } from '#machines/flows/car/ask.ts';

const questions = (name: { readonly begins?: Begins<'driver.fullName'> }): readonly Question[] => [
  ask('driver.fullName', { collapsed: true, ...name }),
  ask('alcohol'),
];

/** Who drove, and in what state. The driving licence is among the documents. */
export const driver = questions({});

/** The same where the driver is taken to be the insured who reports. */
export const driverOrReporter = questions({
  begins: {
    from: 'reporter.fullName',
    when: {
      all: [{ fact: 'reporterRole', is: 'INSURED' }, { not: { fact: 'insured.personKind', is: 'LEGAL' } }],
    },
    unanswered: 'driver',
  },
});
