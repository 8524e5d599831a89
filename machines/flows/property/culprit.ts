import { CulpritRelation } from '#machines/claim/codes/property.ts';
import { asDetails } from '#machines/flow/question.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask } from './ask.ts';

const isFromNeighbour: Rule = { fact: 'waterSource', is: 'NEIGHBOUR' };
const isDriver: Rule = { fact: 'culpritRelation', is: 'DRIVER' };
const isCompany: Rule = { fact: 'culpritRelation', in: ['SVJ', 'LANDLORD', 'TRADESMAN', 'DRIVER'] };
/** Of a stranger mostly nothing is known, and whoever lives there is known already. */
const isKnown: Rule = { not: { fact: 'culpritRelation', is: 'HOUSEHOLD' } };

/** Who is responsible, as far as the reporter knows them, so that we can ask them for what we pay. */
export const culprit = definePage({
  code: 'culprit',
  path: '/kdo-skodu-zpusobil',
  step: 'event',
  questions: [
    ask('culpritRelation', {
      isHeading: true,
      only: CulpritRelation.options.map((code) =>
        // Where the water came from has told it.
        code === 'NEIGHBOUR' ? code : { code, when: { not: isFromNeighbour } },
      ),
      autoAnswers: true,
    }),
    ask('otherParty.registrationNo', { when: isDriver, optional: true }),
    ask('otherParty.fullName', { when: isKnown, optional: true }),
    ask('otherParty.companyName', { when: isCompany, optional: true }),
    ask('otherParty.tel', { when: isKnown, optional: true }),
    // They tell us themselves who insures them.
    ...asDetails([
      ask('otherParty.insurer', { when: isKnown }),
      ask('otherParty.address', { when: isKnown }),
      ask('witnesses', {
        rows: [ask('witnesses[].fullName'), ask('witnesses[].tel', { optional: true })],
      }),
    ]),
  ],
  canEnter: { fact: 'culpritLikely', is: true },
  next: ['otherRights', 'inspection'],
});
