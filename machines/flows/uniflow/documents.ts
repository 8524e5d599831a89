import { documentRow } from '#machines/report/kit.ts';
import type { DocumentTable } from '#machines/report/documents.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isMachine, isRisk, of } from './events.ts';

const isStolen = of('MACHINE_THEFT', 'CARGO_THEFT');
const isWithVet = of('PET_INJURY', 'PET_ILLNESS', 'PET_DEATH');
const isBilled: Rule = { fact: 'vetPaid', in: ['OWNER', 'INSURER', 'NOBODY'] };
const isLuggage = of('TRAVEL_LUGGAGE');
const isCancelled = of('TRAVEL_CANCELLATION');
const cancelledFor = (rule: Rule): Rule => ({ all: [isCancelled, rule] });
const luggage = (rule: Rule): Rule => ({ all: [isLuggage, rule] });

/** The documents of a claim of the universal flow: nobody is asked for a paper that their event does not have. */
export const uniflowDocuments: DocumentTable = {
  rows: [
    documentRow(
      { all: [isMachine, { not: isStolen }] },
      'DAMAGE_PHOTO',
      'EXPERT_REPORT INVOICE ESTIMATE OWNERSHIP_PROOF',
    ),
    documentRow(of('MACHINE_THEFT'), 'POLICE_REPORT', 'OWNERSHIP_PROOF INVOICE'),
    documentRow(of('MACHINE_ELEMENT'), '', 'FIRE_REPORT'),
    documentRow(isWithVet, 'VET_REPORT VET_INVOICE', 'VET_PASSPORT'),
    documentRow(of('PET_DEATH'), 'OWNERSHIP_PROOF', ''),
    documentRow(of('PET_LOST'), 'LOSS_REPORT OWNERSHIP_PROOF', 'VET_PASSPORT'),
    documentRow(of('TRAVEL_MEDICAL'), 'HEALTH_RECORD MEDICAL_BILL', 'TRAVEL_TICKET'),
    documentRow(luggage({ fact: 'luggageEvent', is: 'STOLEN' }), 'POLICE_REPORT', ''),
    documentRow(luggage({ fact: 'luggageIn', is: 'CARRIER' }), 'PIR_REPORT TRAVEL_TICKET', ''),
    documentRow(luggage({ fact: 'luggageEvent', is: 'DELAYED' }), 'INVOICE', ''),
    documentRow(isLuggage, '', 'INVOICE DAMAGE_PHOTO'),
    documentRow(isCancelled, 'TRAVEL_CANCEL_INVOICE TRAVEL_CONTRACT', ''),
    documentRow(
      cancelledFor({ fact: 'cancellationReason', in: ['ILLNESS', 'INJURY', 'PREGNANCY'] }),
      'HEALTH_RECORD',
      '',
    ),
    documentRow(cancelledFor({ fact: 'cancellationReason', is: 'DEATH' }), 'DEATH_CERTIFICATE', ''),
    documentRow(cancelledFor({ fact: 'cancellationReason', is: 'JOB' }), '', 'JOB_END'),
    documentRow(of('TRAVEL_DELAY'), 'TRAVEL_TICKET', 'INVOICE'),
    documentRow(of('TRAVEL_BANKRUPTCY'), 'TRAVEL_CONTRACT', 'INVOICE'),
    documentRow(of('TRAVEL_OTHER'), '', 'INVOICE TRAVEL_TICKET'),
    documentRow(of('PET_LIABILITY', 'TRAVEL_LIABILITY'), '', 'DAMAGE_PHOTO WITNESS_STATEMENT'),
    documentRow(of('CARGO_DAMAGE'), 'DAMAGE_PHOTO', 'TRANSPORT_DOCUMENT INVOICE'),
    documentRow(of('CARGO_LOSS'), '', 'TRANSPORT_DOCUMENT INVOICE'),
    documentRow(of('CARGO_THEFT'), 'POLICE_REPORT', 'TRANSPORT_DOCUMENT INVOICE'),
    documentRow(isRisk('UNIZEM'), 'DAMAGE_PHOTO', 'VET_REPORT'),
    documentRow(of('AGRI_ANIMALS'), '', 'CARCASS_RECEIPT'),
  ],
  byAnswer: [
    {
      code: 'TRANSPORT_DOCUMENT',
      is: 'required',
      when: { all: [isRisk('UNIPREP'), { fact: 'transportRole', in: ['CARRIER', 'FORWARDER'] }] },
    },
    { code: 'VET_REPORT', is: 'leftOut', when: of('AGRI_CROP') },
    {
      code: 'FIRE_REPORT',
      is: 'leftOut',
      when: {
        all: [
          isMachine,
          {
            any: [
              { not: { fact: 'damageCause', is: '330' } },
              { fact: 'fireBrigade', in: ['NO', 'UNKNOWN'] },
            ],
          },
        ],
      },
    },
    {
      code: 'VET_INVOICE',
      is: 'leftOut',
      when: { all: [of('PET_DEATH'), { fact: 'deathWay', is: 'DIED' }, { not: isBilled }] },
    },
    { code: 'INVOICE', is: 'required', when: { fact: 'repairHandling', is: 'VEHICLE_FIXED' } },
    {
      code: 'POLICE_REPORT',
      is: 'required',
      when: { fact: 'policeInvestigation', is: 'YES' },
    },
    { code: 'CLAIM_LETTER', is: 'required', when: { fact: 'claimRaised', is: 'YES' } },
    {
      code: 'BANK_CONSENT',
      is: 'optional',
      when: { fact: 'bankLien', is: 'YES' },
    },
    {
      code: 'POWER_OF_ATTORNEY',
      is: 'optional',
      when: { fact: 'reporterRole', in: ['SERVICE', 'BROKER', 'OTHER'] },
    },
  ],
};
