import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Beginning, FlowActor, UploadsActor } from '../../machines/application/context.ts';
import { isSameAnswer } from '../../machines/claim/sameAnswer.ts';
import { valueAt } from '../../machines/claim/valueAt.ts';
import { getPage, type Flow } from '../../machines/flow/flow.ts';
import type { Draft } from '../../machines/flow/machine/context.ts';
import { claimRefOf } from '../../machines/flow/machine/setup.ts';
import { serviceOf } from '../../machines/service/claimRequest.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import { Failure } from '../../machines/service/failures.ts';
import { begunMemory } from '../drafts/begunMemory.ts';
import { draftMemory, type DraftMemory } from '../drafts/draftMemory.ts';
import { askForDraft, authorisationAddress, draftsAddress } from '../drafts/draftsRoute.ts';
import { identityMemory, withIdentity, withReporter } from '../drafts/identify/identityMemory.ts';
import { isUnanswered, toFailure } from '../../machines/actors/outcome.ts';
import type { Client } from '../service/client.ts';
import { createKeyMemory } from '../service/createClaim.ts';
import type { Place } from '../shell/place.ts';
import { draftOf, loadDraft } from '../service/loadDraft.ts';
import { provideFlow } from '../service/provideFlow.ts';
import { provideUploads } from '../service/provideUploads.ts';
import type { HandedOver } from '../pages/pageProps.ts';
import { connectAddressBar } from './addressBar.ts';
import { copyDocuments, copyDraft, draftCopy, type DraftCopy } from './kept/draftCopy.ts';
import { flowAddress } from './flowAddress.ts';
import { contactMemory, handoverMemory } from './kept/handover.ts';
import type { BesideFlow } from './openedFlow.ts';
import { rememberReport } from './kept/rememberReport.ts';
import { takeEarlyTyped } from './kept/earlyTyped.ts';
import { narrowed } from './narrowed.ts';
import { rememberTyped, typedMemory } from './kept/typedMemory.ts';

/** What the browser keeps beside a flow, and how it is connected to the flow once that has started. */
export interface FlowBeside extends BesideFlow {
  readonly flow: Flow;
  readonly connect: (actor: FlowActor) => void;
  /** The same for the files of its claim. */
  readonly connectFiles: (uploads: UploadsActor) => void;
}

interface Options {
  readonly client: Client;
  readonly place: Place;
  readonly configuration: Configuration;
  /** What is known by who reports, and from where. */
  readonly known?: ClaimDetail | undefined;
  /** What the address tells of a new report. */
  readonly linked?: ClaimDetail | undefined;
}

/** Milliseconds before the end of the session at which the reporter is warned. */
export const warnBefore = 3 * 60_000;

/**
 * A flow as it begins in this browser: with the claim it works on, on the page the address asks for.
 *
 * @throws Failure NOT_FOUND_PAGE where the flow has no such page
 */
export const openFlow = async (
  asServed: Flow,
  { client, place, configuration, known = {}, linked = {} }: Options,
): Promise<Beginning<FlowBeside>> => {
  const { url, local, session } = place;
  const memory = draftMemory(place, asServed.code);
  const reports = begunMemory(local);
  const address = flowAddress(asServed, configuration.entryPrefix);
  const createKey = createKeyMemory(session, asServed.code);
  const copy = draftCopy(session, asServed);
  const asked = address.pageOf(url.path());
  if (asked === undefined) throw new Failure('NOT_FOUND_PAGE');
  const begun = await place.begun();
  const remembered = begun
    ? draftOf(asServed, begun)
    : await rememberedDraft(asServed, memory, {
        client,
        place,
        copy,
        entryPrefix: configuration.entryPrefix,
      });
  const identity = identityMemory(session);
  const flow = await narrowed(asServed, {
    claim: { ...known, ...remembered?.detail },
    configuration,
    // Who came from somewhere is known from there.
    identity: known.reporter ? undefined : identity.read(),
  });
  const handed = handoverMemory(session, flow.code);
  // Only a link that says so begins a report that follows from another.
  const isHanded = flow.flowType !== 'DRAFT' || place.query().has('consequent');
  const added = isHanded ? handed.read() : undefined;
  const contacts = contactMemory(session);
  const told = contactOf(flow, contacts, isHanded);
  // Whoever follows a link that tells of something else begins another report; the one begun stays in the list of drafts.
  const isLinkedElsewhere =
    asked === flow.start && !url.isReturn() && contradicts(linked, remembered?.detail ?? {});
  const isOther = isLinkedElsewhere || (added !== undefined && !isOfOne(added, remembered?.detail ?? {}));
  // A sent claim is there for whoever comes back to its last page; any other address begins a new one.
  const draft = (remembered?.result ? !isLast(flow, asked) : isOther) ? undefined : remembered;
  // Who comes to the beginning of a report already begun goes on where it was left; who goes back to it wants to see it.
  const isResumed = draft !== undefined && asked === flow.start && !url.isReturn();
  const page = isResumed ? undefined : asked;
  const typed = typedMemory(session, flow.code, draft?.claimRequestUuid);
  const early = takeEarlyTyped(session, url.path());
  if (early) typed.keep(asked, early);
  return {
    machine: provideFlow(flow, client, createKey),
    input: {
      configuration: { ...configuration, warnBefore, now: () => Date.now(), uptime: () => performance.now() },
      prefill: {
        ...known,
        ...linked,
        ...added,
        ...(draft ? told : withReporter(told, identity.read())),
      },
      isResumed,
      ...(draft && { draft: { ...draft, detail: withIdentity(draft.detail, identity.read()) } }),
      ...(page !== undefined && { page }),
    },
    files: { machine: provideUploads(client), refOf: claimRefOf },
    beside: {
      flow,
      typed,
      startAnew: () => {
        memory.forget();
        location.assign(address.pathOf(flow.start) + withoutTie(location.search));
      },
      handOver: (to, claim) => handoverMemory(session, to).keep(claim),
      connectFiles: (uploads) => copyDocuments(uploads, copy),
      connect: (actor) => {
        actor.on('claim.created', ({ claimRequestUuid }) => memory.keep(claimRequestUuid));
        actor.on('claim.created', createKey.forget);
        actor.on('page.answered', () => {
          if (actor.getSnapshot().context.isIdentityLost) identity.forget();
        });
        actor.on('claim.created', handed.forget);
        actor.on('claim.discarded', memory.forget);
        actor.on('claim.emptied', memory.forget);
        rememberReport(actor, reports);
        actor.on('claim.finalised', () => contacts.keep(actor.getSnapshot().context.claim.reporter));
        if (draft && !draft.result) memory.keep(draft.claimRequestUuid);
        rememberTyped(actor, typed);
        copyDraft(actor, copy, draft);
        if (isResumed) url.replace(address.pathOf(actor.getSnapshot().value.page));
        connectAddressBar(pagePort(actor), url, address);
      },
    },
  };
};

/**
 * Who adds to a report, or reports what follows from it, is whoever sent one from this tab before, unless they say otherwise. How
 * they are reached for a claim is asked again.
 */
const contactOf = (
  { flowType }: Flow,
  contacts: ReturnType<typeof contactMemory>,
  isHanded: boolean,
): ClaimDetail => {
  const reporter = isHanded ? contacts.read() : undefined;
  return reporter ? { reporter, ...(flowType !== 'DRAFT' && { contactHanded: true }) } : {};
};

/** True for a report that adds to the claim handed over, or follows from it. */
const isOfOne = (handed: HandedOver, { claimNumber, consequentClaimRequest }: ClaimDetail): boolean =>
  handed.consequentClaimRequest
    ? handed.consequentClaimRequest.activeBaseClaimUuid === consequentClaimRequest?.activeBaseClaimUuid
    : handed.claimNumber === claimNumber;

/** Another report begun anew follows from nothing. */
const withoutTie = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of ['consequent', 'baseClaimId']) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
};

/** True where a report answers otherwise what the address tells. */
const contradicts = (linked: ClaimDetail, told: ClaimDetail): boolean =>
  Object.entries(linked).some(([name, value]) => {
    const answer = valueAt(told, name);
    return answer !== undefined && !isSameAnswer(answer, value);
  });

const isLast = (flow: Flow, page: string) => getPage(flow, page).next.length === 0;

const pagePort = (actor: FlowActor) => ({
  page: () => actor.getSnapshot().value.page,
  open: (page: string) => actor.send({ type: 'OPEN', page }),
  subscribe: (listener: () => void) => {
    const { unsubscribe } = actor.subscribe(listener);
    return unsubscribe;
  },
});

/**
 * The claim this browser remembers. One that is gone is a reason to begin a new one; an unavailable service is not: what this tab
 * knows of it opens, or it rejects. A claim whose session has expired is opened again from the list of drafts, one whose session
 * this browser has lost by a number.
 */
const rememberedDraft = async (
  flow: Flow,
  memory: DraftMemory,
  {
    client,
    place: { local, session },
    copy,
    entryPrefix,
  }: Pick<Options, 'client' | 'place'> & Pick<Configuration, 'entryPrefix'> & { readonly copy: DraftCopy },
): Promise<Draft | undefined> => {
  const claimRequestUuid = memory.read();
  if (claimRequestUuid === undefined) return undefined;
  try {
    return await loadDraft(client, flow, { service: serviceOf[flow.flowType], claimRequestUuid });
  } catch (error) {
    const kept = isUnanswered(toFailure(error)) ? copy.read(claimRequestUuid) : undefined;
    if (kept) return kept;
    if (!(error instanceof Failure) || ![401, 403, 404].includes(error.status)) throw error;
    if (error.status === 404) {
      memory.forget();
      begunMemory(local).forget(claimRequestUuid);
      return undefined;
    }
    const path = location.pathname;
    askForDraft(session, claimRequestUuid);
    location.replace(
      hasExpired(error) ? draftsAddress(entryPrefix, path) : authorisationAddress(entryPrefix, path),
    );
    return new Promise(() => {});
  }
};

const hasExpired = ({ code }: Failure) => code === '245000009' || code === '245000013';
