import type { ListedDraft } from '#machines/service/drafts.ts';
import { findLine } from '#machines/flows/lines.ts';
import { sentPath } from '#machines/service/sent/sentPaths.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';
import { askForDraft, authorisationAddress } from './draftsRoute.ts';
import { draftMemory } from './draftMemory.ts';

type Named = Pick<ListedDraft, 'claimRequestUuid' | 'claimType' | 'flowType'>;

/** Makes an open draft the one its flow works on, and goes there. */
export const goToDraft = (
  { claimRequestUuid, claimType, flowType }: Named,
  ports: BrowserPorts,
  entryPrefix: string,
): void => {
  draftMemory(ports, `${claimType}.${flowType}`).keep(claimRequestUuid);
  const home = findLine(claimType)?.home ?? '';
  location.assign(`${entryPrefix}${home}?flow=${flowType}`);
};

/** Shows a report that was sent in this tab. */
export const goToSent = (
  { claimRequestUuid, claimType }: Pick<Named, 'claimRequestUuid' | 'claimType'>,
  ports: BrowserPorts,
  entryPrefix: string,
): void => {
  draftMemory(ports, `${claimType}.DRAFT`).show(claimRequestUuid);
  location.assign(entryPrefix + (findLine(claimType)?.home ?? '') + sentPath);
};

/** Goes where a number opens a draft. */
export const goToAuthorisation = (
  { claimRequestUuid, claimType }: Pick<Named, 'claimRequestUuid' | 'claimType'>,
  { session }: BrowserPorts,
  entryPrefix: string,
): void => {
  askForDraft(session, claimRequestUuid);
  location.assign(authorisationAddress({ entryPrefix }, entryPrefix + (findLine(claimType)?.home ?? '')));
};

/** True when a flow of this application can continue a draft. */
export const isServed = ({ claimType }: Pick<ListedDraft, 'claimType'>): boolean =>
  findLine(claimType) !== undefined;
