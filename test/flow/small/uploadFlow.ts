import * as z from 'zod';
import { Claim } from '../../../machines/claim/claim.ts';
import { defineFlow } from '../../../machines/flow/defineFlow.ts';
import { definePage } from '../../../machines/flow/page.ts';

/** No save, as section 2 says; the claim it names is looked for. */
const claimIdentification = definePage({
  code: 'claimIdentification',
  path: '/identifikace-skody',
  step: 'claimIdentification',
  saves: false,
  answers: Claim.pick({ claimNumber: true }),
  lookups: [{ call: 'searchPolicy' }],
  next: ['cannotContinue', 'contacts'],
});

/** Nothing leads on from here, and it is not where a sent claim opens. */
const cannotContinue = definePage({
  code: 'cannotContinue',
  path: '/nemozno-pokracovat',
  step: 'claimIdentification',
  saves: false,
  answers: z.object({}),
  canEnter: { fact: 'policyNumberValid', is: false },
  next: [],
});

const contacts = definePage({
  code: 'contacts',
  path: '/ohlasovatel',
  step: 'contacts',
  answers: Claim.pick({ reporter: true }),
  next: ['documents'],
});

const documents = definePage({
  code: 'documents',
  path: '/prilozit-dokumenty',
  step: 'documents',
  saves: false,
  answers: z.object({}),
  sends: true,
  next: ['finalised'],
});

const finalised = definePage({
  code: 'finalised',
  path: '/dokonceno',
  step: 'documents',
  saves: false,
  answers: z.object({}),
  next: [],
});

/** Documents for an existing claim: identification, contacts, documents. Section 4. */
export const uploadFlow = defineFlow({
  code: 'life.UPLOAD',
  claimType: 'life',
  flowType: 'UPLOAD',
  home: '/life',
  start: 'claimIdentification',
  pages: [claimIdentification, cannotContinue, contacts, documents, finalised],
});
