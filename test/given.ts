import type { ClaimDetail } from '../machines/claim/claim.ts';

/** Gives somebody who reports, reachable; what differs is said. */
export const aReporter = (differing: ClaimDetail['reporter'] = {}): ClaimDetail['reporter'] => ({
  fullName: 'Jana Nováková',
  email: 'jana.novakova@example.cz',
  tel: '+420777123456',
  ...differing,
});

/** Gives an insured person, told in full; what differs is said. */
export const anInsured = (differing: ClaimDetail['insured'] = {}): ClaimDetail['insured'] => ({
  personKind: 'NATURAL',
  fullName: 'Petr Novák',
  birthDate: '1980-05-17',
  email: 'petr.novak@example.cz',
  ...differing,
});
