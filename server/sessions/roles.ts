import { mayInspect } from '#machines/origins/originConfiguration.ts';
import type { Identity, Role } from '#machines/service/identity/identity.ts';

/** Those who may enter the sales application. Source: specification section 6. */
const entering: readonly Role[] = ['operator', 'agent', 'assistant', 'helpdesk', 'auditor'];
/** Those who help with reports. Source: specification section 6. */
const helping: readonly Role[] = ['helpdesk', 'operator'];

/** Those who see how the service is. */
const watching: readonly Role[] = ['operator', 'helpdesk', 'auditor'];

const isOneOf = (roles: readonly Role[], identity: Identity | null | undefined): boolean =>
  identity?.isSignedIn === true && identity.roles.some((role) => roles.includes(role));

/** True for a user who has signed in and may enter the sales application. */
export const mayEnter = (identity: Identity | null | undefined): boolean => isOneOf(entering, identity);

/** True for a user who has signed in and may look into the flows. */
export const mayAnalyse = (identity: Identity | null | undefined): boolean =>
  identity?.isSignedIn === true && mayInspect(identity.roles);

/** True for a user who has signed in and helps with reports. */
export const mayReadReports = (identity: Identity | null | undefined): boolean => isOneOf(helping, identity);

/** True for a user who has signed in and may see how the service is. */
export const mayWatch = (identity: Identity | null | undefined): boolean => isOneOf(watching, identity);

/** True for an operator who has signed in. */
export const mayOperate = (identity: Identity | null | undefined): boolean => isOneOf(['operator'], identity);
