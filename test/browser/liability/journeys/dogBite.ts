import type { ClaimDetail } from '#machines/claim/claim.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import { ending } from '#test/browser/answers/ending.ts';
import { reporterOf } from '#test/browser/answers/role.ts';
import type { AnsweredPage, Journey } from '#test/browser/journeys/journey.ts';
import {
  begin,
  causedToSomebody,
  eventUnpoliced,
  insuredFound,
  knownPolicy,
} from '#test/browser/liability/liabilityAnswers.ts';

/** That an animal did it has been told already. */
const causedDamage: AnsweredPage = {
  code: 'causedDamage',
  answer: async ({ page, fields }) => {
    await openDetails({ page });
    await fields.type('animalKind', 'pes');
    await fields.choose('agreement', 'AGREE');
    await fields.answerYesNo('claimRaised', 'YES');
    await fields.type('claimedAmount', '9 500');
    await fields.answerYesNo('courtProceedings', 'NO');
  },
  adds: {
    causedBy: 'ANIMAL',
    animalKind: 'pes',
    liabilityArea: 'PRIVATE',
    agreement: 'AGREE',
    claimRaised: 'YES',
    claimedAmount: 9500,
    courtProceedings: 'NO',
  },
};

const bitten = {
  injured: { personKind: 'NATURAL', fullName: 'Eva Malá', tel: '601222333', addressChoice: 'UNKNOWN' },
  relation: 'NEIGHBOUR',
  damageKinds: ['HEALTH', 'THING'],
  damagedLifes: [{ injurySeverity: { code: '2' }, injuryType: '040' }],
  damagedThings: [{ description: 'Zimní kabát', price: 3500, age: 2 }],
  thingHeld: 'NO',
} satisfies NonNullable<ClaimDetail['injuredParties']>[number];

/** A neighbour who was bitten, and whose coat was torn. */
const bittenPage: AnsweredPage = {
  code: 'injuredParty[0]',
  answer: async ({ page, fields }) => {
    const party = 'injuredParties[0]';
    await openDetails({ page });
    await fields.type(`${party}.injured.fullName`, 'Eva Malá');
    await fields.type(`${party}.injured.tel`, '601 222 333');
    await fields.choose(`${party}.injured.addressChoice`, 'UNKNOWN');
    await fields.choose(`${party}.relation`, 'NEIGHBOUR');
    await fields.tickSome(`${party}.damageKinds`, ['HEALTH', 'THING']);
    await fields.choose(`${party}.damagedLifes[0].injurySeverity.code`, '2');
    await fields.pick(`${party}.damagedLifes[0].injuryType`, '040');
    const coat = fields.row(`${party}.damagedThings`, 1);
    await coat.type(`${party}.damagedThings[0].description`, 'Zimní kabát');
    await coat.type(`${party}.damagedThings[0].price`, '3500');
    await coat.type(`${party}.damagedThings[0].age`, '2');
    await fields.choose(`${party}.thingHeld`, 'NO');
  },
  adds: { injuredParties: [bitten] },
};

/** The dog of the insured bit a neighbour that many days ago: nothing was paid, so nobody is asked for an account. */
export const dogBiteOf = (days: number): Journey => ({
  variant: 'ODPPOJ',
  pages: [
    begin,
    causedToSomebody,
    reporterOf('INSURED'),
    knownPolicy('4400035275', days, insuredFound),
    eventUnpoliced({ cause: '210', story: 'Pes mi utekl z vodítka a kousl sousedku.' }),
    causedDamage,
    bittenPage,
    { code: 'injuredParties', adds: {} },
    ...ending,
  ],
  added: {},
});
