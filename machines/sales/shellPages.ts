import { situationOf } from '#machines/flow/situation.ts';
import { isOfClient, pathOfPlace, type Place } from './place.ts';
import { recordOf, type ShellContext } from './shellContext.ts';
import { shellFlow } from './shellFlow.ts';

/** The page that the shell is on: the one asked for where it may be opened, else where its rules lead. */
export const pageOf = (context: ShellContext): string => {
  const asked = context.asked === 'entry' && context.visitor?.isSignedIn ? undefined : context.asked;
  const page = situationOf(shellFlow, recordOf(context)).initial({ isSent: false, asked });
  // Who searches for nobody begins with what they are here for.
  const isElsewhere = page === 'search' && asked === undefined && context.visitor?.maySearch === false;
  return isElsewhere ? (openPages(context)[0] ?? page) : page;
};

/** Where the shell is: its page and, of one about a client, whose. */
export const placeIn = (context: ShellContext): Place => {
  const page = pageOf(context);
  return isOfClient(page)
    ? { page, client: context.client, vehicle: context.vehicle, policy: context.policy }
    : { page };
};

/** Where an end is told, which nobody is led back to. */
const ends = ['noPermission', 'loggedOut'];

/** Where whoever enters comes to: to the page they asked for, the beginning where that is none. It is made of what is asked for, never taken from the address. */
export const addressAsked = ({ asked = 'entry', client, vehicle, policy }: ShellContext): string =>
  pathOfPlace({ page: ends.includes(asked) ? 'entry' : asked, client, vehicle, policy });

const ofNobody = ['search', 'reports', 'accesses', 'operations'] as const;

/** The pages about nobody in particular that whoever is here may go to, the search first. */
export const openPages = (context: ShellContext): readonly (typeof ofNobody)[number][] => {
  const { mayOpen } = situationOf(shellFlow, recordOf(context));
  return ofNobody.filter(
    (page) => mayOpen(page) && (page !== 'search' || context.visitor?.maySearch === true),
  );
};
