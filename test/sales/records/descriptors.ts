import { formDescriptor } from '#machines/analysis/formDescriptor.ts';
import { clientAsyncChecks, clientDependents } from '#machines/sales/records/clientDependents.ts';
import { clientFlows } from '#machines/sales/records/clientForm.ts';
import { discountAsyncChecks, discountDependents } from '#machines/sales/discount/discountDependents.ts';
import { discountForm } from '#machines/sales/discount/discountForm.ts';
import { policyAsyncChecks, policyDependents } from '#machines/sales/policy/policyDependents.ts';
import { policyForm } from '#machines/sales/policy/policyForm.ts';
import { vehicleAsyncChecks, vehicleDependents } from '#machines/sales/vehicle/vehicleDependents.ts';
import { vehicleForm } from '#machines/sales/vehicle/vehicleForm.ts';

/** The descriptors of the form of a client. */
export const clientDescriptor = formDescriptor(clientFlows.personData.pages[0], {
  dependents: clientDependents,
  asyncChecks: clientAsyncChecks,
});

/** The descriptors of the form of a vehicle. */
export const vehicleDescriptor = formDescriptor(vehicleForm, {
  dependents: vehicleDependents,
  asyncChecks: vehicleAsyncChecks,
});

/** The descriptors of the form of a policy. */
export const policyDescriptor = formDescriptor(policyForm, {
  dependents: policyDependents,
  asyncChecks: policyAsyncChecks,
});

/** The descriptors of the form of discounts. */
export const discountDescriptor = formDescriptor(discountForm, {
  dependents: discountDependents,
  asyncChecks: discountAsyncChecks,
});
