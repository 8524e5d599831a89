import type { Failure } from '#machines/calls/failures.ts';
import { demandsLogout } from '#machines/service/demandsLogout.ts';
import type { ClientSearch, FoundClient, FoundClients } from '#machines/service/clients.ts';
import type { SalesVisitor } from '#machines/service/sales/salesCalls.ts';
import { ClientPage, type ShellRecord } from './kit.ts';
import type { Place } from './place.ts';

/** What the shell knows: who works with it, what they asked for, what was found. */
export interface ShellContext {
  readonly visitor?: SalesVisitor | undefined;
  /** Code of the page that was asked for. */
  readonly asked?: string | undefined;
  /** Whose page was asked for. */
  readonly client?: string | undefined;
  /** Which of their vehicles was asked for. */
  readonly vehicle?: string | undefined;
  /** Which of their policies was asked for. */
  readonly policy?: string | undefined;
  /** What was filled in on the page before is saved: nobody comes back to its form. */
  readonly isSaved?: boolean | undefined;
  readonly ended?: ShellRecord['ended'];
  readonly failure?: Failure | undefined;
  /** For whom somebody enters or acts; for themselves without it. */
  readonly actFor?: string | undefined;
  /** They sign in once more, though they are signed in, and come back to where they were. */
  readonly isAfresh?: boolean | undefined;
  /** What was searched for last, and what was found. */
  readonly search?: ClientSearch | undefined;
  readonly found?: FoundClients | undefined;
  /** The fields of the form on the page that are not saved, and what was asked for over them. */
  readonly unsaved: readonly string[];
  readonly wanted?: Leaving | undefined;
}

/** For whom somebody enters, whether afresh, and the address of ours that they come back to. */
export type SignInAsked = Pick<ShellContext, 'actFor' | 'isAfresh'> & { readonly returnTo: string };

/** What leads away from a page. */
export type Leaving =
  | ({ type: 'GO'; isSaved?: boolean } & Place)
  | { type: 'ACT_FOR'; id?: string | undefined };

/** What the rules of the pages read. */
export const recordOf = ({ visitor, asked, client, vehicle, policy, ended }: ShellContext): ShellRecord => {
  const isOfVehicle = asked === 'vehicle' || asked === 'newPolicy';
  const isOfPolicy = asked === 'policy' || asked === 'discount';
  const isNamed = (!isOfVehicle || vehicle !== undefined) && (!isOfPolicy || policy !== undefined);
  const isOfClient = client !== undefined && isNamed;
  const clientPage = isOfClient && visitor?.maySearch === true ? ClientPage.safeParse(asked).data : undefined;
  return {
    signedIn: visitor?.isSignedIn === true,
    mayEnter: visitor?.mayEnter === true,
    readsReports: visitor?.mayReadReports === true,
    readsLooks: visitor?.looks !== undefined,
    readsOperations: visitor?.operations !== undefined,
    delegationAsked: asked === 'delegation',
    delegationRefused: visitor?.isDelegationRefused === true,
    mayCreate: visitor?.mayCreate === true,
    newClientAsked: asked === 'newClient',
    ...(ended && { ended }),
    ...(clientPage && { clientPage }),
    done: visitor?.isSignedIn || ended ? ['entry'] : [],
  };
};

/** The client who alone has the number that was typed. Of whom another one cares for it is asked first why they are opened. */
export const theOne = ({ count, clients: [client] }: FoundClients): FoundClient | undefined =>
  count === 1 && client?.hit && client.right !== 'FOREIGN' ? client : undefined;

/** How a failure ends the session of whoever works here; undefined for one that does not. */
export const endOf = (failure: Failure): ShellRecord['ended'] => {
  if (demandsLogout(failure)) return 'BROKEN';
  return failure.code === '245000009' ? 'EXPIRED' : undefined;
};
