import type { AnyFlow } from '#machines/flow/flow.ts';
import { discountFlow } from './discount/discountForm.ts';
import { policyFlow } from './policy/policyForm.ts';
import { clientFlows } from './records/clientForm.ts';
import { shellFlow } from './shellFlow.ts';
import { vehicleFlow } from './vehicle/vehicleForm.ts';

const forms: Readonly<Record<string, AnyFlow>> = {
  newClient: clientFlows.newClient,
  personData: clientFlows.personData,
  newVehicle: vehicleFlow,
  vehicle: vehicleFlow,
  newPolicy: policyFlow,
  policy: policyFlow,
  discount: discountFlow,
};

/** The flow whose page stands on a page of the shell, and that page: the form of a record, else the page itself. */
export const formOfPage = (page: string): { readonly flow: AnyFlow; readonly page: string } => {
  const form = forms[page];
  return form ? { flow: form, page: form.start } : { flow: shellFlow, page };
};
