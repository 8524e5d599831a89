import { describe, expect, test } from 'vitest';
import { claimNumberOf, lineOfNumber } from '../../../machines/claim/claimNumber.ts';
import { ClaimType } from '../../../machines/claim/enums.ts';
import { getPage } from '../../../machines/flow/flow.ts';
import { flows } from '../../../machines/flows/index.ts';
import { saidOn } from '../../flow/saidOn.ts';

const says: Readonly<Record<ClaimType, string>> = {
  life: 'numberOfLife',
  car: 'numberOfCar',
  property: 'numberOfProperty',
  liability: 'numberOfLiability',
  uniflow: 'numberOfUniflow',
};

describe.each(flows.filter(({ flowType }) => flowType !== 'DRAFT'))('$code', (flow) => {
  test.each(ClaimType.options)(
    'takes the numbers of its own line, and says where %s numbers belong',
    (line) => {
      const answers = { claimNumber: claimNumberOf(line, '2026', 17), incidentDate: '2026-11-10' };
      expect(saidOn(getPage(flow, 'claimIdentification'), {}, answers)).toEqual(
        line === flow.claimType ? [] : [`error ${says[line]} claimNumber`],
      );
    },
  );
});

test('a number of no line is looked up like any', () => {
  expect(['2026ABC00000017', 'CAR', '', undefined].map(lineOfNumber)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
