import { LocalPath } from './identity.ts';

/** What is no screen: calls, the provider of identities, and the address that logs out. */
const noScreen = /^\/(?:rest|oidc|oauth2|logout)(?:[/?#]|$)/;
/** A browser resolves these, so that a path may lead elsewhere than it says. */
const dots = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/** A screen of ours that somebody is led back to once they have signed in or said for whom they act: never another site. */
export const ReturnPath = LocalPath.refine((path) => !noScreen.test(path) && !dots.test(path));

/** The name by which an address says where to go back to. */
const parameter = 'returnTo';

/** Where an address says to go back to; undefined where it says nothing, or names what nobody may be led to. */
export const returnPathIn = (query: URLSearchParams): string | undefined =>
  ReturnPath.safeParse(query.get(parameter)).data;

/** An address that says where to go back to; without that, the address alone. */
export const withReturnPath = (address: string, returnTo: string | undefined): string =>
  returnTo === undefined ? address : `${address}?${parameter}=${encodeURIComponent(returnTo)}`;
