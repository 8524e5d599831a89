import { describe, expect, test } from 'vitest';
import { askedWords } from './askedWords.ts';
import { salesPage } from './salesPage.ts';

/** Whom or what it is asked of, what is known of it, or of each of several, and all that is asked then. */
type Row = readonly [of: string, record: object | readonly object[], asked: string];

const describeAsked = (flow: string, page: string, rows: readonly Row[]) =>
  describe(`the page ${page} of sales.${flow} asks`, () => {
    for (const [of, record, asked] of rows)
      test(`of ${of}`, () => {
        for (const one of [record].flat())
          expect(askedWords(salesPage(flow, page), one).split(' ')).toEqual(asked.split(' '));
      });
  });

// Source: domain notes, sales, 2 "Fields".
const names = 'person.firstName person.surname person.degreeBefore? person.degreeAfter? person.nationality? ';
const contact = 'person.mobile|person.email person.phone? person.email|person.mobile ';
const addressOf = (place: string) =>
  `street|${place}.villagePart buildingNumber orientationNumber? village villagePart? postalCode city countryCode place?`
    .split(' ')
    .map((name) => `${place}.${name}`)
    .join(' ');
const where = `${addressOf('address')} mailingDiffers? note?`;
const clientRows: readonly Row[] = [
  ['nobody knows what yet', {}, `person.type ${contact}${where}`],
  [
    'a person',
    { person: { type: 'FO' } },
    `person.type person.foreigner? person.birthNumber ${names}${contact}${where}`,
  ],
  [
    'a foreigner',
    { person: { type: 'FO', foreigner: true } },
    `person.type person.foreigner? person.birthDate ${names.replace('nationality?', 'nationality')}${contact}${where}`,
  ],
  [
    'a placeholder, whose day is open',
    { person: { type: 'FO', birthNumber: '9208149999' } },
    `person.type person.foreigner? person.birthNumber person.birthDate ${names}${contact}${where}`,
  ],
  [
    'the number of an insurance card',
    { person: { type: 'FO', birthNumber: '6109680005' } },
    `person.type person.foreigner? person.birthNumber person.birthDate ${names}${contact}${where}`,
  ],
  [
    'a person whose number is hidden',
    { isNumberHidden: true, person: { type: 'FO' } },
    `person.type ${names}${contact}${where}`,
  ],
  [
    'somebody self-employed',
    { person: { type: 'ZS' } },
    `person.type person.foreigner? person.birthNumber person.ico person.companyName? ${names}${contact}${where}`,
  ],
  [
    'a self-employed foreigner',
    { person: { type: 'ZS', foreigner: true } },
    `person.type person.foreigner? person.birthDate person.ico person.companyName? ${names.replace('nationality?', 'nationality')}${contact}${where}`,
  ],
  [
    'a company, whatever its person was',
    { person: { type: 'PO', foreigner: true, birthNumber: '9208149999' } },
    `person.type person.ico person.companyName ${contact}${where}`,
  ],
  [
    'a company with another address for its post',
    { person: { type: 'PO' }, mailingDiffers: true },
    `person.type person.ico person.companyName ${contact}${addressOf('address')} mailingDiffers? ${addressOf('mailingAddress')} note?`,
  ],
  [
    'who has died',
    { life: 'DEAD', person: { type: 'FO' }, mailingDiffers: true },
    `mailingDiffers? ${addressOf('mailingAddress')} note?`,
  ],
];
describeAsked('NEW_CLIENT', 'newClient', clientRows);
describeAsked('CLIENT', 'personData', clientRows);

const papers = (vin: string, rest: string) => `car.vin${vin} ${rest} car.unregistered? car.type car.usage`;
const made = 'car.manufacturer car.model car.startDate';
const registered = 'car.registrationNumber car.technicalCertificate?';
const body = 'car.body car.door';
const motor = 'car.fuel car.engineCapacity car.transmission?';
const both = 'car.compulsoryInsurance|car.crashInsurance _ car.crashInsurance|car.compulsoryInsurance';
const insured = (limit: string) => both.replace('_ ', limit);
const ofCasco = 'car.sumInsured car.deductible car.perils car.extras[10x name price]?';
const drivers = 'drivers[5x firstName surname birthDate licensedSince]';
const kinds = (type: string, more: object = {}) => ({ car: { type, ...more } });
describeAsked('VEHICLE', 'vehicle', [
  [
    'a vehicle of no kind yet',
    {},
    `${papers('', registered)} ${made} car.seatCount ${motor} car.weight ${insured('')}`,
  ],
  [
    'a car',
    [kinds('A'), kinds('M')],
    `${papers('', registered)} ${made} ${body} car.seatCount ${motor} car.weight ${insured('')}`,
  ],
  [
    'a kind that has no number',
    [kinds('P'), kinds('Q')],
    `${papers('?', registered)} ${made} car.seatCount ${motor} car.weight ${insured('')}`,
  ],
  [
    'a kind in which nobody sits and nothing drives',
    [kinds('F'), kinds('I')],
    `${papers('', registered)} ${made} car.weight ${insured('')}`,
  ],
  [
    'the kind N, which nothing drives',
    kinds('N'),
    `${papers('', registered)} ${made} car.seatCount car.weight ${insured('')}`,
  ],
  [
    'a car from before there were numbers',
    kinds('A', { startDate: '1979-12-31' }),
    `${papers('?', registered)} ${made} ${body} car.seatCount ${motor} car.weight ${insured('')}`,
  ],
  [
    'a car without a plate, with compulsory insurance',
    kinds('A', { unregistered: true, compulsoryInsurance: true }),
    `${papers('', 'car.technicalCertificate?')} ${made} ${body} car.seatCount ${motor} car.weight ${insured('car.limit ')}`,
  ],
  [
    'a car with compulsory insurance',
    kinds('A', { compulsoryInsurance: true }),
    `${papers('', 'car.registrationNumber car.technicalCertificate')} ${made} ${body} car.seatCount ${motor} car.weight ${insured('car.limit ')}`,
  ],
  [
    'an electric car with casco',
    kinds('A', { fuel: 'ELECTRIC', crashInsurance: true }),
    `${papers('', registered)} ${made} ${body} car.seatCount car.fuel car.engineCapacity? car.transmission car.weight ${insured('')} ${ofCasco} ${drivers}`,
  ],
  [
    'a taxi, who drives it',
    kinds('A', { usage: 'TAXI' }),
    `${papers('', registered)} ${made} ${body} car.seatCount ${motor} car.weight ${insured('')} ${drivers}`,
  ],
]);

const time = 'agreementDate insuranceStart duration';
const paid = 'paymentFrequency paymentType instalments[12x dueDate amount?]?';
const people = 'roles[6x role client]? agent.agentNumber agent.secondaryAgent?';
const before = 'periods[12x insurer from to vehicleType events[10x date kind]?]? specialAgreement? note?';
const fleet = 'vehicles[199x vehicle insuranceType sumInsured extras[10x name price]?]?';
const rest = `${fleet} ${time} ${paid} ${people} ${before}`;
describeAsked('POLICY', 'policy', [
  ['no type yet', {}, `insuranceType creation ${rest}`],
  ['compulsory insurance', { insuranceType: 'POV' }, `insuranceType creation limit ${rest}`],
  ['casco', { insuranceType: 'HAV' }, `insuranceType creation sumInsured deductible perils ${rest}`],
  ['both', { insuranceType: 'POV_HAV' }, `insuranceType creation limit sumInsured deductible perils ${rest}`],
  [
    'one that takes the place of another',
    { creation: 'REPLACEMENT' },
    `insuranceType creation replacedPolicyNumber ${rest}`,
  ],
  [
    'one that takes no place of another',
    [{ creation: 'TAKEOVER' }, { creation: 'RENEWAL' }, { creation: 'NEW' }],
    `insuranceType creation ${rest}`,
  ],
  [
    'one that starts today and ends',
    { insuranceStart: '2026-11-20', duration: 'FIXED' },
    `insuranceType creation ${rest.replace('insuranceStart', 'insuranceStart insuranceStartTime').replace('duration', 'duration insuranceEnd')}`,
  ],
  [
    'two agents, the share of the second',
    { agent: { secondaryAgent: '100200' } },
    `insuranceType creation ${rest.replace('agent.secondaryAgent?', 'agent.secondaryAgent? agent.share')}`,
  ],
]);

const given = 'marketingAction.code? businessDiscount.value?';
describeAsked('DISCOUNT', 'discount', [
  ['whoever carries nothing over', { mayCarry: false }, `${given} internalCreditsDiscount?`],
  [
    'somebody self-employed, whether months are carried over',
    { mayCarry: true, policy: { country: 'CZ' } },
    `carryOver? ${given} internalCreditsDiscount?`,
  ],
  [
    'a discount, what it is in',
    { businessDiscount: { value: 5 } },
    `${given} businessDiscount.unit internalCreditsDiscount?`,
  ],
  ['a policy in euros, no credits', { policy: { country: 'SK' } }, given],
]);

describeAsked('SHELL', 'entry', [['anybody', {}, 'actFor?']]);
describeAsked('SHELL', 'search', [['anybody', {}, 'query?']]);
