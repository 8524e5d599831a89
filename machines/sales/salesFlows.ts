import type { AnyFlow } from '#machines/flow/flow.ts';
import { discountFlow } from './discount/discountForm.ts';
import { policyFlow } from './policy/policyForm.ts';
import { clientFlows } from './records/clientForm.ts';
import { shellFlow } from './shellFlow.ts';
import { vehicleFlow } from './vehicle/vehicleForm.ts';

/** Every flow of the sales application: its shell, and the forms of what is recorded in it. */
export const salesFlows: readonly AnyFlow[] = [
  shellFlow,
  clientFlows.newClient,
  clientFlows.personData,
  vehicleFlow,
  policyFlow,
  discountFlow,
];
