import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { AnsweredPage } from '#test/browser/journeys/journey.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import { expect } from '#test/browser/support/reportTest.ts';

type Party = NonNullable<NonNullable<ClaimDetail['injuredParties']>[number]>;

const things = Array.from({ length: 30 }, (_, index) => ({
  description: `Bedna s nářadím ${index + 1}`,
  price: 1000 + index,
}));

/** Somebody whose tractor and thirty things were damaged. */
export const neighbour = {
  injured: {
    personKind: 'NATURAL',
    fullName: 'Eva Malá',
    email: 'eva.mala@example.cz',
    addressChoice: 'UNKNOWN',
  },
  damageKinds: ['VEHICLE', 'THING'],
  damagedVehicles: [{ vehicleKind: 'MACHINE', engineNumber: 'ZT7745123', description: 'Ohnutá náprava.' }],
  damagedThings: things,
} satisfies Party;

/** A vehicle and a thing are ticked already: the kinds of event said so. */
export const neighbourPage: AnsweredPage = {
  code: 'injuredParty[0]',
  answer: async ({ page, say, fields }) => {
    const party = 'injuredParties[0]';
    const machine = `${party}.damagedVehicles[0]`;
    await fields.type(`${party}.injured.fullName`, 'Eva Malá');
    await fields.type(`${party}.injured.email`, 'eva.mala@example.cz');
    await openDetails({ page });
    await fields.choose(`${party}.injured.addressChoice`, 'UNKNOWN');
    await fields.choose(`${machine}.vehicleKind`, 'MACHINE', 'vehicleKind');
    await fields.type(`${machine}.engineNumber`, 'zt7745123');
    await fields.type(`${machine}.description`, 'Ohnutá náprava.');
    const list = `${party}.damagedThings`;
    for (const [index, { description, price }] of things.entries()) {
      const row = index === 0 ? fields.row(list, 1) : await fields.addRow(list, index + 1);
      await row.type(`${list}[${index}].description`, description);
      await row.type(`${list}[${index}].price`, `${price}`);
    }
    const add = page.getByRole('button', { name: say('fields:injuredParties.damagedThings.add') });
    await expect(add).toBeHidden();
  },
  adds: { injuredParties: [neighbour] },
};

const somebodyElse = {
  injured: {
    personKind: 'NATURAL',
    fullName: 'Petr Omyl',
    tel: '601222333',
    addressChoice: 'ABROAD',
    address: { streetWithNumbers: 'Hlavná 5', zipCode: '811 01', city: 'Bratislava', countryCode: 'SK' },
  },
  damageKinds: ['HEALTH'],
  damagedLifes: [{ injurySeverity: { code: '2' }, injuryType: '010' }],
} satisfies Party;

/** Somebody hurt, who lives abroad. */
export const somebodyElsePage: AnsweredPage = {
  code: 'injuredParty[1]',
  answer: async ({ page, fields, language }) => {
    const party = 'injuredParties[1]';
    const country = { cs: 'Slovensko', sk: 'Slovensko', en: 'Slovakia' }[language];
    await fields.choose(`${party}.injured.personKind`, 'NATURAL');
    await fields.type(`${party}.injured.fullName`, 'Petr Omyl');
    await fields.type(`${party}.injured.tel`, '601 222 333');
    await openDetails({ page });
    await fields.choose(`${party}.injured.addressChoice`, 'ABROAD');
    await fields.type(`${party}.injured.address.streetWithNumbers`, 'Hlavná 5', 'address.streetWithNumbers');
    await fields.type(`${party}.injured.address.zipCode`, '811 01', 'address.zipCode');
    await fields.type(`${party}.injured.address.city`, 'Bratislava', 'address.city');
    await fields.suggest(
      `${party}.injured.address.countryCode`,
      country.slice(0, 5),
      country,
      'address.countryCode',
    );
    await fields.tickSome(`${party}.damageKinds`, ['HEALTH']);
    await fields.choose(`${party}.damagedLifes[0].injurySeverity.code`, '2');
    await fields.pick(`${party}.damagedLifes[0].injuryType`, '010');
  },
  adds: { injuredParties: [neighbour, somebodyElse] },
};

/** A company with a broken fence. */
export const company = {
  injured: {
    personKind: 'LEGAL',
    legalForm: 'CORPORATE',
    companyName: 'Stodola s.r.o.',
    identificationNumber: '27074358',
    tel: '602111222',
    addressChoice: 'CZECH',
    address: { streetWithNumbers: 'Polní 3', zipCode: '66401', city: 'Bílovice', countryCode: 'CZ' },
  },
  damageKinds: ['PROPERTY'],
  damagedProperties: [{ description: 'Plot a branka' }],
} satisfies Party;

export const companyPage: AnsweredPage = {
  code: 'injuredParty[2]',
  answer: async ({ page, fields }) => {
    const party = 'injuredParties[2]';
    await fields.choose(`${party}.injured.personKind`, 'LEGAL');
    await fields.choose(`${party}.injured.legalForm`, 'CORPORATE');
    await fields.type(`${party}.injured.identificationNumber`, '270 74 358');
    await fields.type(`${party}.injured.companyName`, 'Stodola s.r.o.');
    await fields.type(`${party}.injured.tel`, '602 111 222');
    await openDetails({ page });
    await fields.choose(`${party}.injured.addressChoice`, 'CZECH');
    await fields.type(`${party}.injured.address.streetWithNumbers`, 'Polní 3', 'address.streetWithNumbers');
    await fields.type(`${party}.injured.address.zipCode`, '66401', 'address.zipCode');
    await fields.type(`${party}.injured.address.city`, 'Bílovice', 'address.city');
    await fields.tickSome(`${party}.damageKinds`, ['PROPERTY']);
    await fields.type(`${party}.damagedProperties[0].description`, 'Plot a branka');
  },
  adds: { injuredParties: [neighbour, somebodyElse, company] },
};
