import { inGroup } from '#machines/flow/question.ts';
import type { Page } from '#machines/flow/page.ts';
import type { Flow } from '#machines/flow/flow.ts';
import { salesHome } from '#machines/sales/paths.ts';
import { clientChecks } from './clientChecks.ts';
import { ask, definePage, flowOf, onlyWhen, type ClientNames } from './clientKit.ts';

const isPerson = { fact: 'person.type', in: ['FO', 'ZS'] } as const;
const isBusiness = { fact: 'person.type', in: ['PO', 'ZS'] } as const;
const isForeigner = { fact: 'person.foreigner', is: true } as const;
const isNumberTold = { not: { fact: 'isNumberHidden', is: true } } as const;
const isDayOpen = { fact: 'numberDoubt', in: ['PLACEHOLDER', 'INSURANCE_CARD'] } as const;

const who = inGroup('who', [
  ask('person.type', { begins: { value: 'FO' } }),
  ...onlyWhen(isPerson, [
    ask('person.foreigner', { optional: true, when: isNumberTold }),
    ask('person.birthNumber', { when: { all: [isNumberTold, { not: isForeigner }] } }),
    ask('person.birthDate', { when: { any: [isForeigner, isDayOpen] } }),
  ]),
  ask('person.ico', { when: isBusiness }),
  ask('person.companyName', { when: isBusiness, optional: { fact: 'person.type', is: 'ZS' } }),
]);

const names = inGroup(
  'names',
  onlyWhen(isPerson, [
    ask('person.firstName'),
    ask('person.surname', { isSideBySide: true }),
    ask('person.degreeBefore', { optional: true }),
    ask('person.degreeAfter', { optional: true, isSideBySide: true }),
    ask('person.nationality', {
      optional: { not: isForeigner },
      begins: { value: 'CZ', when: { not: isForeigner } },
    }),
  ]),
);

const contact = inGroup('contact', [
  ask('person.mobile', { or: 'person.email', missing: 'contactMissing' }),
  ask('person.phone', { optional: true, isSideBySide: true }),
  ask('person.email', { or: 'person.mobile', missing: 'contactMissing' }),
]);

const countries = {
  address: ask('address.countryCode', { begins: { value: 'CZ' } }),
  mailingAddress: ask('mailingAddress.countryCode', { begins: { value: 'CZ' } }),
};

const addressOf = (place: 'address' | 'mailingAddress') => [
  ask(`${place}.street`, { or: `${place}.villagePart` }),
  ask(`${place}.buildingNumber`),
  ask(`${place}.orientationNumber`, { optional: true, isSideBySide: true }),
  ask(`${place}.village`),
  ask(`${place}.villagePart`, { optional: true, isSideBySide: true }),
  ask(`${place}.postalCode`),
  ask(`${place}.city`, { isSideBySide: true }),
  countries[place],
  ask(`${place}.place`, { optional: true }),
];

const mailing = inGroup('mailing', [
  ask('mailingDiffers', { optional: true }),
  ...onlyWhen({ fact: 'mailingDiffers', is: true }, addressOf('mailingAddress')),
]);

/** Of whom has died nothing is changed but where the heirs are written to. */
const lives = { not: { fact: 'life', is: 'DEAD' } } as const;

const questions = [
  ...onlyWhen(lives, [...who, ...names, ...contact, ...inGroup('address', addressOf('address'))]),
  ...mailing,
  ...inGroup('note', [ask('note', { optional: true })]),
];

const form = { step: 'clients', questions, checks: clientChecks, next: [] } as const;

/** The form in which a client is created. */
const newClient = definePage({ ...form, code: 'newClient', path: '/novy-klient' });

/** The form of the details of a client whom we have. */
const personData = definePage({ ...form, code: 'personData', path: '/udaje' });

const about = { known: {}, home: salesHome, steps: ['clients'] } as const;

/** The two forms of a client, a flow of one page each. */
export const clientFlows = {
  newClient: flowOf({ ...about, code: 'sales.NEW_CLIENT', start: 'newClient' }, [newClient]),
  personData: flowOf({ ...about, code: 'sales.CLIENT', start: 'personData' }, [personData]),
} as const;

/** A flow of one form, and the form. */
export type ClientFlow = Flow<ClientNames>;
export type ClientPage = Page<ClientNames>;

/** The forms of the two flows. */
export const clientForms: Readonly<Record<keyof typeof clientFlows, ClientPage>> = {
  newClient: clientFlows.newClient.pages[0],
  personData: clientFlows.personData.pages[0],
};
