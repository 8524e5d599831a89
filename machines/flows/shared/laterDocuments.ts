import type { ClaimType } from '#machines/claim/enums.ts';
import { documentRow } from '#machines/report/kit.ts';
import type { DocumentTable } from '#machines/report/documents.ts';

const later = {
  life: 'HEALTH_RECORD LAST_TREATMENT_REPORT DISCHARGE_REPORT SICK_NOTE SICK_NOTE_END DISABILITY_DECISION DEATH_CERTIFICATE INCOME_PROOF MEDICAL_BILL',
  car: 'DAMAGE_PHOTO INVOICE ESTIMATE POLICE_REPORT ACCIDENT_REPORT VEHICLE_REGISTRATION KEYS_PROTOCOL BANK_CONSENT',
  property:
    'DAMAGE_PHOTO INVOICE ESTIMATE POLICE_REPORT FIRE_REPORT GUARANTEE_LIST OWNERSHIP_PROOF BANK_CONSENT',
  liability:
    'DAMAGE_PHOTO INVOICE ESTIMATE HEALTH_RECORD PAIN_ASSESSMENT SICK_NOTE INCOME_PROOF POLICE_REPORT',
  uniflow:
    'INVOICE DAMAGE_PHOTO VET_REPORT VET_INVOICE HEALTH_RECORD MEDICAL_BILL TRAVEL_CANCEL_INVOICE POLICE_REPORT EXPERT_REPORT',
} as const satisfies Record<ClaimType, string>;

/** The documents that are most often added to a claim of a line once it is sent. None is needed: what was, the claim has said. */
export const laterDocuments = (claimType: ClaimType): DocumentTable => ({
  rows: [documentRow({ fact: 'flowType', is: 'UPLOAD' }, '', later[claimType])],
  byAnswer: [],
});
