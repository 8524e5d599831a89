import { onlyWhen } from '#machines/report/kit.ts';
import { otherInsurance } from '#machines/flows/shared/otherInsurance.ts';
import { policyPage } from '#machines/flows/shared/policyPage.ts';
import { isHomeKnown } from './conditions.ts';
import { tell } from './ask.ts';

/** The policy, who else insures the same, and which home it tells. */
export const policy = policyPage(['propertyAddress', 'bankData'], {
  after: otherInsurance,
  told: onlyWhen(isHomeKnown, [
    tell('policyHome.maskedAddress', undefined, 'homeFound'),
    tell('propertyKind'),
    tell('occupancy'),
  ]),
});
