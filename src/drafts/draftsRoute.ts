import * as z from 'zod';
import type { ClaimType } from '#machines/claim/enums.ts';
import { takeOverPath } from '#machines/service/drafts.ts';
import { statusPath } from '#machines/service/sent/sentPaths.ts';
import { isBelow } from '#machines/service/isBelow.ts';
import { lines } from '#machines/flows/lines.ts';

/** Pages beside every flow: the drafts, and the number that opens one of another browser. Source: specification section 2. */
export const draftPaths = {
  list: '/rozpracovana-hlaseni',
  authorise: '/overeni-uzivatele',
  takeOver: takeOverPath,
  status: statusPath,
  identify: '/najit-hlaseni',
} as const;

const key = 'hlaska.asked';

/** The draft that this tab asks a number for; the address never names it. */
export const askedDraft = (session: Storage): string | undefined =>
  z.uuid().safeParse(session.getItem(key)).data;

/** From now on this tab asks for a draft. */
export const askForDraft = (session: Storage, claimRequestUuid: string): void =>
  session.setItem(key, claimRequestUuid);

/** The draft that a link handed out before names, undefined where it names none. */
export const handedDraft = (query: URLSearchParams): string | undefined =>
  z.uuid().safeParse(query.get('draft')).data;

/** What is offered: below which address, and which lines, all where nothing is said of them. */
interface Offered {
  readonly entryPrefix: string;
  readonly productLines?: readonly ClaimType[];
}

/** The link that opens a draft on another device; its key stays in the browser, because nothing behind # is sent. */
export const takeOverLink = (offered: Offered, path: string, key: string): string =>
  `${homeOf(offered, path)}${draftPaths.takeOver}#${key}`;

/** The address of the drafts of the line whose page somebody is on, or of the first line that is offered. */
export const draftsAddress = (offered: Offered, path: string): string =>
  homeOf(offered, path) + draftPaths.list;

/** The address at which a number opens the draft asked for, of the line whose page somebody is on. */
export const authorisationAddress = (offered: Offered, path: string): string =>
  homeOf(offered, path) + draftPaths.authorise;

/** The address at which somebody shows that a contact is theirs, of the line whose page they are on. */
export const identifyAddress = (offered: Offered, path: string): string =>
  homeOf(offered, path) + draftPaths.identify;

const homeOf = ({ entryPrefix, productLines }: Offered, path: string): string => {
  const homeOfLine = ({ home }: (typeof lines)[number]) => entryPrefix + home;
  const here = lines.map(homeOfLine).find((known) => isBelow(path, known));
  const first = lines.find(({ claimType }) => productLines?.includes(claimType) ?? true);
  return here ?? (first ? homeOfLine(first) : '');
};
