import type { ClaimDetail } from '#machines/claim/claim.ts';
import { checkOver } from '#machines/claim/checkOver.ts';
import { forUnderwriter } from '#machines/subject/issues/findings.ts';
import { defineFlow } from '#machines/report/kit.ts';
import { definePage } from '#machines/report/kit.ts';
import { carDocuments } from '#machines/flows/car/documents.ts';
import { carLine } from '#machines/flows/car/line.ts';
import { ask } from '#test/ask.ts';

/**
 * A car flow of few pages with everything that finalise must get right: a lookup that opens a page, a branch that drops answers,
 * a finding for an underwriter, a page that sends.
 */
export const smallFlow = defineFlow({
  line: carLine,
  flowType: 'DRAFT',
  start: 'event',
  documents: carDocuments,
  pages: [
    definePage({
      code: 'event',
      path: '/',
      step: 'role',
      questions: [
        ask('eventKinds'),
        ask('reporterRole'),
        ask('reporter.fullName', { optional: true }),
        ask('reporter.email', { optional: true }),
        ask('reporter.tel', { optional: true }),
      ],
      next: ['vehicle'],
    }),
    definePage({
      code: 'vehicle',
      path: '/vozidlo',
      step: 'fillInfo',
      questions: [ask('contactSearch'), ask('incidentDate')],
      lookups: [
        { call: 'searchDamaged' },
        { call: 'selfInspection', when: { fact: 'vehicleFound', is: true } },
      ],
      next: ['byHand', 'damage'],
    }),
    definePage({
      code: 'byHand',
      path: '/rucne',
      step: 'fillInfo',
      canEnter: { fact: 'vehicleFound', is: false },
      questions: [ask('vehicleModel'), ask('mileage')],
      next: ['damage'],
    }),
    definePage({
      code: 'damage',
      path: '/skoda',
      step: 'event',
      questions: [ask('damageSize'), ask('bankContactType'), ask('moreInfo', { optional: true })],
      checks: [
        checkOver(
          ['damageSize'],
          forUnderwriter('damageSize', 'underwritingSize'),
          ({ damageSize }) => damageSize === 'LARGE',
        ),
      ],
      next: ['ofGuardian', 'summary'],
    }),
    definePage({
      code: 'ofGuardian',
      path: '/zastupce',
      step: 'event',
      canEnter: { fact: 'reporterRole', is: 'LEGAL_REP' },
      questions: [
        ask('policyNumber'),
        ask('insured.fullName'),
        ask('insured.birthNumber'),
        ask('insured.birthDate'),
        ask('insured.email'),
        ask('insured.personKind'),
        ask('injuredParties[].damagedVehicles'),
      ],
      next: ['summary'],
    }),
    definePage({
      code: 'summary',
      path: '/souhrn',
      step: 'documents',
      submits: true,
      next: ['finalised'],
    }),
    definePage({
      code: 'finalised',
      path: '/dokonceno',
      step: 'documents',
      saves: false,
      next: [],
    }),
  ],
});

/** Answers that lead through the small flow with a vehicle the registers know. */
export const answered = {
  eventKinds: ['HAVNEHODA'],
  reporterRole: 'INSURED',
  contactSearch: '4UI5655',
  incidentDate: '2026-11-15',
  damageSize: 'SMALL',
  bankContactType: 'POLICY',
} satisfies ClaimDetail;
