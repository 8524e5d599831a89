import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formDescriptor } from '#machines/analysis/formDescriptor.ts';
import { flows } from '#machines/flows/index.ts';
import { clientAsyncChecks, clientDependents } from '#machines/sales/records/clientDependents.ts';
import { clientFlows } from '#machines/sales/records/clientForm.ts';
import { vehicleAsyncChecks, vehicleDependents } from '#machines/sales/vehicle/vehicleDependents.ts';
import { discountAsyncChecks, discountDependents } from '#machines/sales/discount/discountDependents.ts';
import { policyAsyncChecks, policyDependents } from '#machines/sales/policy/policyDependents.ts';
import {
  clientDescriptor,
  discountDescriptor,
  policyDescriptor,
  vehicleDescriptor,
} from '#test/sales/records/descriptors.ts';

const described = (path: string) => clientDescriptor.find(({ deepPath }) => deepPath === `client.${path}`);

test('a field says what is validated of it, what is asked about it, and what is validated with it', () => {
  expect(described('person.birthNumber')).toEqual({
    fieldName: 'birthNumber',
    type: 'field',
    deepPath: 'client.person.birthNumber',
    validations: [
      {
        severity: 'required',
        key: 'required',
        when: expect.stringContaining('person.foreigner is true'),
      },
      { severity: 'error', key: 'maxLength', values: { max: 10 } },
      { severity: 'error', key: 'birthNumber' },
      { severity: 'error', key: 'birthNumberAge', values: { max: 120 } },
      { severity: 'error', key: 'insuranceCardNumber', reads: ['person.birthDate'] },
    ],
    asyncValidations: ['clients.find'],
    dependentFields: [{ target: 'client.person.birthDate', level: 'SAME_INDEX' }],
  });
  expect(described('person.mobile')?.validations).toContainEqual({
    severity: 'warning',
    key: 'mobilePattern',
  });
  expect(described('person.mobile')?.validations[0]).toMatchObject({
    key: 'contactMissing',
    or: 'person.email',
  });
  expect(described('note')).toMatchObject({ validations: [{ key: 'maxLength', values: { max: 300 } }] });
});

test('every question of a form of a client is described once, and every dependent is a field of it', () => {
  const paths = clientDescriptor.map(({ deepPath }) => deepPath);
  expect(paths).toEqual(clientFlows.personData.pages[0].questions.map(({ ask }) => `client.${ask}`));
  const targets = clientDependents.flatMap(({ field, target }) => [`client.${field}`, `client.${target}`]);
  const asked = Object.keys(clientAsyncChecks).map((path) => `client.${path}`);
  expect([...targets, ...asked].filter((path) => !paths.includes(path))).toEqual([]);
});

test('lists of rows and answers of several codes are told apart, on every page of every flow', () => {
  const all = flows.flatMap(({ pages }) => pages.flatMap((page) => formDescriptor(page)));
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['field', 'array', 'field array']));
  const typed = (path: string) => all.find(({ deepPath }) => deepPath === `claim.${path}`)?.type;
  expect([
    typed('witnesses'),
    typed('witnesses[].fullName'),
    typed('eventKinds'),
    typed('incidentDate'),
  ]).toEqual(['field array', 'field', 'array', 'field']);
});

test('every dependent of a vehicle is a field of it, and its levels are all that there are', () => {
  const paths = vehicleDescriptor.map(({ deepPath }) => deepPath.replaceAll('[]', ''));
  const named = [
    ...vehicleDependents.flatMap(({ field, target }) => [field, target]),
    ...Object.keys(vehicleAsyncChecks),
  ];
  expect(named.filter((path) => !paths.includes(`vehicle.${path}`))).toEqual([]);
  expect(new Set(vehicleDependents.map(({ reach }) => reach))).toEqual(
    new Set(['SAME_INDEX', 'PROVIDED_INDEX', 'WHOLE', 'PARENT_ROW', 'TARGET_WHOLE']),
  );
  const typeOf = (path: string) => vehicleDescriptor.find(({ deepPath }) => deepPath === path)?.type;
  expect([typeOf('vehicle.drivers'), typeOf('vehicle.car.perils'), typeOf('vehicle.car.vin')]).toEqual([
    'field array',
    'array',
    'field',
  ]);
});

test('every dependent of a policy is a field of it', () => {
  const paths = policyDescriptor.map(({ deepPath }) => deepPath.replaceAll('[]', ''));
  const named = [
    ...policyDependents.flatMap(({ field, target }) => [field, target]),
    ...Object.keys(policyAsyncChecks),
  ];
  expect(named.filter((path) => !paths.includes(`policy.${path}`))).toEqual([]);
  const typeOf = (path: string) => policyDescriptor.find(({ deepPath }) => deepPath === path)?.type;
  expect([typeOf('policy.periods'), typeOf('policy.perils'), typeOf('policy.insuranceEnd')]).toEqual([
    'field array',
    'array',
    'field',
  ]);
});

test('every dependent of discounts is a field of them', () => {
  const paths = discountDescriptor.map(({ deepPath }) => deepPath);
  const named = [
    ...discountDependents.flatMap(({ field, target }) => [field, target]),
    ...Object.keys(discountAsyncChecks),
  ];
  expect(named.filter((path) => !paths.includes(`discount.${path}`))).toEqual([]);
});

test.each([
  ['client', clientDescriptor],
  ['vehicle', vehicleDescriptor],
  ['policy', policyDescriptor],
  ['discount', discountDescriptor],
])('the file of a %s tells it as it is; "npm run flows:snapshot" renews it', (name, descriptor) => {
  const file = new URL(`../../machines/sales/snapshots/${name}.descriptor.json`, import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(descriptor);
});
