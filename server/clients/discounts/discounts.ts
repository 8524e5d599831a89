import type { ClientParameters } from '#server/clients/clientParameters.ts';
import type { App } from '#server/http/route.ts';
import { decideDiscount } from './decideDiscount.ts';
import { discountsOfClient } from './listDiscounts.ts';
import { discountOfPolicy } from './readDiscount.ts';
import { saveDiscount } from './saveDiscount.ts';

/** The calls about the discounts of policies of a client. */
export function discounts(app: App, parameters: ClientParameters): void {
  discountsOfClient(app, parameters);
  discountOfPolicy(app, parameters);
  saveDiscount(app, parameters);
  decideDiscount(app, parameters);
}
