import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { foundWithVehicle } from '../../machines/claim/fallsWith.ts';
import type { Confirmation } from '../../machines/flow/confirmation.ts';
import type { FlowEvent } from '../../machines/flow/flowTypes.ts';

interface Answers {
  readonly onConfirm?: FlowEvent;
  readonly onInstead?: readonly FlowEvent[];
}

/** Everything the search told about a vehicle that is not the reporter's, its policy and its claims included. */
const notThisOne: ClaimDetail = {
  ...Object.fromEntries(foundWithVehicle.map((name) => [name, undefined])),
  vehicleFound: false,
};

/** Dialogs with a third answer beside yes and back. */
export const withThirdAnswer = ['confirmVehicleIdentification', 'duplicateFound', 'preClient'] as const;

/** What the answers of those dialogs send, by name. */
export const dialogAnswers: { readonly [K in Confirmation['dialog']]?: Answers } = {
  confirmVehicleIdentification: { onInstead: [{ type: 'CONFIRM', instead: notThisOne }] },
  // The same claim needs no second report: what is left is to give this one up, which is asked once more.
  duplicateFound: {
    onConfirm: { type: 'CONFIRM', answers: { isOtherEvent: true } },
    onInstead: [{ type: 'REFUSE' }, { type: 'DISCARD' }],
  },
  preClient: {
    onConfirm: { type: 'CONFIRM', answers: { contactConsent: true } },
    onInstead: [{ type: 'CONFIRM', answers: { contactConsent: false } }],
  },
};
