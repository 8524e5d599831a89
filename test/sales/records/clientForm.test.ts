import { describe, expect, test } from 'vitest';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import type { ClientDetail } from '#machines/sales/records/clientFields.ts';
import { completed } from '#machines/sales/records/completed.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { salesPage } from '#test/sales/salesPage.ts';
import { company, person } from './clients.ts';

/** The form of a client who is created, and of one whom we have. */
const forms = () => [salesPage('NEW_CLIENT', 'newClient'), salesPage('CLIENT', 'personData')] as const;

/** What both forms say of a client, a word for each: `person.birthNumber required`. */
const says = (detail: ClientDetail): readonly string[] => {
  const [created, changed] = forms().map((form) =>
    check(answersSchema(form, detail), detail).issues.map(({ name, key, severity }) =>
      severity === 'warning' ? `${name} ${key} (${severity})` : `${name} ${key}`,
    ),
  );
  expect(changed).toEqual(created);
  return created ?? [];
};
const asks = (detail: ClientDetail) => {
  const [created, changed] = forms().map((form) => askedOn(form, detail).map(({ ask }) => ask));
  expect(changed).toEqual(created);
  return created ?? [];
};
const radim = (more: ClientDetail['person']): ClientDetail => ({
  ...person,
  person: { ...person.person, ...more },
});
const without = (detail: ClientDetail, ...names: readonly string[]): ClientDetail => ({
  ...detail,
  person: Object.fromEntries(Object.entries(detail.person ?? {}).filter(([name]) => !names.includes(name))),
});

test.each<[string, ClientDetail]>([
  ['a person', person],
  ['a company', company],
  [
    'a foreigner',
    without(radim({ foreigner: true, birthDate: '1992-08-14', nationality: 'UA' }), 'birthNumber'),
  ],
  ['somebody self-employed', radim({ type: 'ZS', ico: '99001136' })],
  ['a person without an e-mail', without(person, 'email')],
  ['a person without a mobile', without(person, 'mobile')],
  ['another number than the one whose day is known', radim({ birthDate: '1985-06-02' })],
])('%s is complete', (_, detail) => {
  expect(says(detail)).toEqual([]);
});

describe('what is wrong is said at its field', () => {
  test.each<[string, ClientDetail, readonly string[]]>([
    [
      'nothing is known',
      { person: { type: 'FO' } },
      [
        'person.birthNumber required',
        'person.firstName required',
        'person.surname required',
        'person.mobile contactMissing',
        'person.email contactMissing',
        'address.street required',
        'address.buildingNumber required',
        'address.village required',
        'address.postalCode required',
        'address.city required',
        'address.countryCode required',
      ],
    ],
    [
      'neither mobile nor e-mail',
      without(person, 'mobile', 'email'),
      ['person.mobile contactMissing', 'person.email contactMissing'],
    ],
    [
      'a birth number with a wrong end',
      radim({ birthNumber: '7903149035' }),
      ['person.birthNumber birthNumber'],
    ],
    ['a placeholder without the day', radim({ birthNumber: '9208149999' }), ['person.birthDate required']],
    [
      'a placeholder of another day',
      radim({ birthNumber: '9208149999', birthDate: '1992-08-15' }),
      ['person.birthDate birthDateDiffers'],
    ],
    ['the day of a placeholder of 7777', radim({ birthNumber: '8811307777', birthDate: '1988-11-30' }), []],
    [
      'a number of a day above 50 without the day',
      radim({ birthNumber: '6109680005' }),
      ['person.birthDate required'],
    ],
    [
      'the number of an insurance card',
      radim({ birthNumber: '6109680005', birthDate: '1961-09-18' }),
      ['person.birthNumber insuranceCardNumber'],
    ],
    ['a day 40 later', radim({ birthNumber: '6109680005', birthDate: '1961-09-28' }), []],
    [
      'a day of neither',
      radim({ birthNumber: '6109680005', birthDate: '1961-09-08' }),
      ['person.birthDate birthDateDiffers'],
    ],
    [
      'a foreigner without a country',
      without(radim({ foreigner: true, birthDate: '1992-08-14' }), 'birthNumber', 'nationality'),
      ['person.nationality required'],
    ],
    [
      'a foreigner without a day',
      without(radim({ foreigner: true }), 'birthNumber'),
      ['person.birthDate required'],
    ],
    ['a day to come', radim({ foreigner: true, birthDate: '2092-08-14' }), ['person.birthDate dateFuture']],
    [
      'a day of the century before the last',
      radim({ foreigner: true, birthDate: '1899-12-31' }),
      ['person.birthDate dateNotBefore', 'person.birthDate maxAge'],
    ],
    [
      'the e-mail of the agent',
      { ...person, agentEmail: 'Radim.Zkousel@example.com' },
      ['person.email agentsEmail'],
    ],
    ['digits in a name', radim({ firstName: 'Rad1m' }), ['person.firstName allowedCharacters']],
    [
      'a name of sixty-one letters',
      radim({ firstName: 'R'.repeat(30), surname: 'Z'.repeat(30) }),
      ['person.surname maxLength'],
    ],
    [
      'a landline for a mobile',
      radim({ mobile: '+420222333000' }),
      ['person.mobile mobilePattern (warning)'],
    ],
    ['a company without its number', without(company, 'ico'), ['person.ico required']],
    [
      'a company with a wrong number',
      { ...company, person: { ...company.person, ico: '99001005' } },
      ['person.ico companyId'],
    ],
    ['a company without its name', without(company, 'companyName'), ['person.companyName required']],
    ['somebody self-employed without a number', radim({ type: 'ZS' }), ['person.ico required']],
    [
      'no street and no part',
      {
        ...person,
        address: {
          buildingNumber: '12',
          village: 'Zkušebná',
          postalCode: '70200',
          city: 'Ostrava',
          countryCode: 'CZ',
        },
      },
      ['address.street required'],
    ],
    [
      'a part instead of a street',
      {
        ...person,
        address: {
          buildingNumber: 'ev. 12',
          villagePart: 'Lhotka',
          village: 'Zkušebná',
          postalCode: '70200',
          city: 'Ostrava',
          countryCode: 'CZ',
        },
      },
      [],
    ],
    [
      'a house number of letters',
      { ...person, address: { ...person.address, buildingNumber: 'dvanáct' } },
      ['address.buildingNumber houseNumber'],
    ],
    [
      'a street number of two letters',
      { ...person, address: { ...person.address, orientationNumber: '12ab' } },
      ['address.orientationNumber houseNumber'],
    ],
    [
      'a postcode of four',
      { ...person, address: { ...person.address, postalCode: '7020' } },
      ['address.postalCode zip'],
    ],
    [
      'a postcode of four where the post goes to',
      { ...person, mailingDiffers: true, mailingAddress: { ...person.address, postalCode: '7020' } },
      ['mailingAddress.postalCode zip'],
    ],
    [
      'a postcode abroad',
      { ...person, address: { ...person.address, postalCode: 'SW1A1AA', countryCode: 'GB' } },
      [],
    ],
    [
      'another address of which nothing is told',
      { ...person, mailingDiffers: true },
      [
        'mailingAddress.street required',
        'mailingAddress.buildingNumber required',
        'mailingAddress.village required',
        'mailingAddress.postalCode required',
        'mailingAddress.city required',
        'mailingAddress.countryCode required',
      ],
    ],
    ['a note too long', { ...person, note: 'a'.repeat(301) }, ['note maxLength']],
  ])('%s', (_, detail, expected) => {
    expect(says(detail)).toEqual(expected);
  });
});

describe('who is asked what:', () => {
  test('of a company its number and its name, and no names of people', () => {
    expect(asks({ person: { type: 'PO' } }).filter((path) => path.startsWith('person'))).toEqual(
      ['type', 'ico', 'companyName', 'mobile', 'phone', 'email'].map((name) => `person.${name}`),
    );
  });

  test('of who has died where the post goes to and a note', () => {
    expect(asks({ ...person, life: 'DEAD' })).toEqual(['mailingDiffers', 'note']);
  });

  test('of who knows no birth number none', () => {
    expect(asks({ ...person, isNumberHidden: true })).not.toContain('person.birthNumber');
  });

  test('a foreigner the day of birth and no number', () => {
    const paths = asks({ person: { type: 'FO', foreigner: true } });
    expect([paths.includes('person.birthNumber'), paths.includes('person.birthDate')]).toEqual([false, true]);
  });
});

test('the form begins with a Czech person at a Czech address', () => {
  for (const form of forms())
    expect(withBeginnings(form, {})).toEqual({
      person: { type: 'FO', nationality: 'CZ' },
      address: { countryCode: 'CZ' },
      mailingAddress: { countryCode: 'CZ' },
    });
});

type Person = NonNullable<ClientDetail['person']>;

test.each<[string, Person, Person]>([
  ['a birth number tells the day', { type: 'FO', birthNumber: '7903149034' }, { birthDate: '1979-03-14' }],
  ['a placeholder tells none', { type: 'FO', birthNumber: '9208149999' }, {}],
  [
    'a foreigner gets a number',
    { type: 'FO', foreigner: true, birthDate: '1992-08-14' },
    { birthNumber: '9208149999' },
  ],
  ['a number that leaves two days open tells none', { type: 'FO', birthNumber: '6109680005' }, {}],
  ['a company is left alone', { type: 'PO', ico: '99001004' }, {}],
])('%s', (_, told, follows) => {
  expect(completed(told)).toEqual({ ...told, ...follows });
});

test('the number that a foreigner has stays while the date is the same', () => {
  const minh: Person = { type: 'FO', foreigner: true, birthDate: '1988-11-30' };
  expect(completed(minh, '8811307777').birthNumber).toBe('8811307777');
  expect(completed({ ...minh, birthDate: '1988-11-29' }, '8811307777').birthNumber).toBe('8811299999');
});
