import * as z from 'zod';
import { Claim, type ClaimDetail } from '../../machines/claim/claim.ts';
import { underwriting } from '../../machines/claim/issue.ts';
import { defineFlow } from '../../machines/flow/defineFlow.ts';
import { definePage } from '../../machines/flow/page.ts';

const nothing = z.object({});

/**
 * A car flow of few pages with all that finalise must get right: a lookup that opens a page, a branch that drops
 * answers, a finding for an underwriter, a page that sends.
 */
export const smallFlow = defineFlow({
  code: 'car.DRAFT',
  claimType: 'car',
  flowType: 'DRAFT',
  home: '/nonlife/car',
  start: 'event',
  pages: [
    definePage({
      code: 'event',
      path: '/',
      step: 'role',
      answers: Claim.pick({ eventKinds: true, reporterRole: true }),
      next: ['vehicle'],
    }),
    definePage({
      code: 'vehicle',
      path: '/vozidlo',
      step: 'fillInfo',
      answers: Claim.pick({ contactSearch: true, incidentDate: true }),
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
      answers: Claim.pick({ vehicleModel: true, mileage: true }),
      next: ['damage'],
    }),
    definePage({
      code: 'damage',
      path: '/skoda',
      step: 'event',
      answers: Claim.pick({ damageSize: true, bankContactType: true, moreInfo: true }).partial({
        moreInfo: true,
      }),
      checks: () => [
        underwriting('underwritingSize', ({ damageSize }: ClaimDetail) => damageSize !== 'LARGE', {
          path: ['damageSize'],
        }),
      ],
      next: ['summary'],
    }),
    definePage({
      code: 'summary',
      path: '/souhrn',
      step: 'documents',
      answers: nothing,
      sends: true,
      next: ['finalised'],
    }),
    definePage({
      code: 'finalised',
      path: '/dokonceno',
      step: 'documents',
      answers: nothing,
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
