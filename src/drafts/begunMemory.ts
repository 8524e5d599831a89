import * as z from 'zod';
import { closedName, reportName } from '#machines/claim/derived/reportName.ts';
import { opensBy } from '#machines/claim/derived/opensBy.ts';
import { findLine } from '#machines/flows/lines.ts';
import type { FlowContext } from '#machines/report/claimMachine.ts';
import { ListedDraft } from '#machines/service/drafts.ts';
import { readStored } from '#src/shell/readStored.ts';

const Kept = z.array(ListedDraft);
const key = 'hlaska.begun';
const most = 20;

/**
 * The reports that were begun in this browser, by name, so that they are found when their cookie is lost. What a name tells of
 * somebody's health is never kept.
 */
export interface BegunMemory {
  readonly all: () => readonly ListedDraft[];
  readonly keep: (draft: ListedDraft) => void;
  readonly forget: (claimRequestUuid: string) => void;
}

/** The memory of the reports begun, kept in the storage given, the last edited first. */
export const begunMemory = (storage: Storage): BegunMemory => {
  const all = () => readStored(storage, key, Kept) ?? [];
  const others = (uuid: string) => all().filter(({ claimRequestUuid }) => claimRequestUuid !== uuid);
  const write = (drafts: readonly ListedDraft[]) =>
    storage.setItem(key, JSON.stringify(drafts.slice(0, most)));
  return {
    all,
    keep: (draft) => write([draft, ...others(draft.claimRequestUuid)]),
    forget: (uuid) => write(others(uuid)),
  };
};

/** A report as this browser remembers it; undefined before it is created and once it is sent. */
export const rememberedAs = (
  { flow: { claimType, flowType }, stored: { ref, version, result }, ...context }: FlowContext,
  now: Date,
): ListedDraft | undefined => {
  if (ref === undefined || result !== undefined) return undefined;
  const claim = context.pending?.claim ?? context.record;
  const at = now.toISOString();
  const name = closedName(reportName(claim, findLine(claimType)?.event));
  return {
    claimRequestUuid: ref.claimRequestUuid,
    claimType,
    flowType,
    version,
    name,
    authorised: false,
    createdAt: at,
    updatedAt: at,
    opensBy: [...opensBy(flowType, claim)],
  };
};

/** The drafts of the session with those that only this browser remembers, the last edited first. */
export const withRemembered = (
  listed: readonly ListedDraft[],
  remembered: readonly ListedDraft[],
): readonly ListedDraft[] => {
  const known = listed.map(({ claimRequestUuid }) => claimRequestUuid);
  return [...listed, ...remembered.filter((draft) => !known.includes(draft.claimRequestUuid))].toSorted(
    (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  );
};
