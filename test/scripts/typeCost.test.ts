import { expect, test } from 'vitest';
import { findCostFault, mostInstantiations, readTypeCost, sayTypeCost } from '#scripts/typeCost.ts';

/** What the compiler prints. */
const printed = (instantiations: number) => `Files:              3524
Symbols:         2302430
Types:            862055
Instantiations:  ${instantiations}
Memory used:    1302882K
Memory allocs:  14088930
Config time:      0.128s
Total time:      33.827s
`;

test('the cost of the types is read from what the compiler prints', () => {
  const cost = { types: 862_055, instantiations: 2_600_000, memoryInKilobytes: 1_302_882 };
  expect(readTypeCost(printed(2_600_000))).toEqual(cost);
  expect(sayTypeCost(cost)).toBe('862,055 types, 2,600,000 instantiations, 1,272 MB');
});

test('as many instantiations as the bound allows are no fault, and one more is', () => {
  expect(findCostFault(printed(mostInstantiations))).toBeUndefined();
  expect(findCostFault(printed(mostInstantiations + 1))).toMatch(
    /^Types cost 4,628,001 instantiations, more than 4,628,000: look at /,
  );
});

test('a compiler that counts no instantiations is a fault, too', () => {
  expect(readTypeCost('Files: 3524\n')).toBeUndefined();
  expect(findCostFault('Files: 3524\n')).toMatch(/^The compiler printed no count of instantiations: /);
});
