import { definePage } from '#machines/report/kit.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { isEmployerHarmed } from './conditions.ts';
import { ask } from './ask.ts';

/**
 * What the employer claims of an employee. Except for what was entrusted to them an employee pays four and a half times their average
 * wage at most. Source: Labour Code of the Czech Republic, section 257.
 */
export const workDamage = definePage({
  code: 'workDamage',
  path: '/skoda-zamestnavateli',
  step: 'event',
  row: 0,
  questions: [
    ask('employerDamageKind'),
    ask('injuredParties[].damagedVehicles', {
      when: { fact: 'employerDamageKind', is: 'VEHICLE' },
      rows: [ask('injuredParties[].damagedVehicles[].registrationNo')],
    }),
    ask('entrustedAgreement', {
      when: { fact: 'employerDamageKind', in: ['ENTRUSTED_LOST', 'SHORTAGE'] },
    }),
    currency(),
    ask('claimedAmount'),
    ask('employerClaimDate'),
    ask('agreement', { only: ['AGREE', 'PARTIALLY', 'DISAGREE', 'UNKNOWN'] }),
    ask('alcohol'),
    ask('averageWage', { optional: true, isDetail: true }),
  ],
  canEnter: isEmployerHarmed,
  next: ['documents'],
});
