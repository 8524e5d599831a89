import { defineFlow } from '#machines/report/kit.ts';
import { definePage } from '#machines/report/kit.ts';
import { smallLife } from './lines.ts';
import { ask } from '#test/ask.ts';

/** No save, as section 2 says; the claim it names is looked for. */
const claimIdentification = definePage({
  code: 'claimIdentification',
  path: '/identifikace-skody',
  step: 'claimIdentification',
  saves: false,
  questions: [ask('claimNumber')],
  lookups: [{ call: 'searchPolicy' }],
  next: ['cannotContinue', 'contacts'],
});

/** Nothing leads on from here, and it is not where a sent claim opens. */
const cannotContinue = definePage({
  code: 'cannotContinue',
  path: '/nemozno-pokracovat',
  step: 'claimIdentification',
  saves: false,
  canEnter: { fact: 'policyNumberValid', is: false },
  next: [],
});

const contacts = definePage({
  code: 'contacts',
  path: '/ohlasovatel',
  step: 'contacts',
  questions: [ask('reporter.fullName'), ask('reporter.email'), ask('reporter.tel')],
  next: ['documents'],
});

const documents = definePage({
  code: 'documents',
  path: '/prilozit-dokumenty',
  step: 'documents',
  saves: false,
  submits: true,
  next: ['finalised'],
});

const finalised = definePage({
  code: 'finalised',
  path: '/dokonceno',
  step: 'documents',
  saves: false,
  next: [],
});

/** Documents for an existing claim: identification, contacts, documents. Section 4. */
export const uploadFlow = defineFlow({
  line: smallLife,
  flowType: 'UPLOAD',
  start: 'claimIdentification',
  pages: [claimIdentification, cannotContinue, contacts, documents, finalised],
});
