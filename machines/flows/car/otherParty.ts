import { Claim } from '../../claim/claim.ts';
import { optionalGroup } from '../../claim/optionalGroup.ts';
import { OtherParty } from '../../claim/otherParty.ts';
import { definePage } from '../../flow/page.ts';

/** The other one in the accident as far as the reporter knows them, and who saw it. */
export const otherParty = definePage({
  code: 'otherParty',
  path: '/dalsi-ucastnik',
  step: 'event',
  answers: Claim.pick({ witnesses: true })
    .partial()
    .extend({ otherParty: optionalGroup(OtherParty.shape) }),
  next: ['damagedParts', 'glass', 'injury', 'documents'],
});
