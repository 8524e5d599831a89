import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** The other one in the accident as far as the reporter knows them, and who saw it. */
export const otherParty = definePage({
  code: 'otherParty',
  path: '/dalsi-ucastnik',
  step: 'event',
  answers: Claim.pick({ otherParty: true, witnesses: true }).partial({ otherParty: true, witnesses: true }),
  next: ['damagedParts', 'glass', 'injury', 'documents'],
});
