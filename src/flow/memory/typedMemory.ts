import { findPage } from '#machines/flow/compile.ts';
import * as z from 'zod';
import { pageCodeNow } from '#machines/claim/stored/pageCodeNow.ts';
import type { FlowActor } from '#machines/application/context.ts';
import { readStored } from '#src/shell/readStored.ts';
import { onGone } from './onGone.ts';

/** What is typed into pages that are not saved yet, by page. It survives a reload and a crashed tab. */
export interface TypedMemory {
  /** The pages with something typed but not saved. */
  readonly pages: () => readonly string[];
  readonly read: (page: string) => Record<string, unknown> | undefined;
  readonly keep: (page: string, typed: Record<string, unknown>) => void;
  readonly forget: (page: string) => void;
  readonly forgetAll: () => void;
  /** Answered but not saved: hidden until the document is loaded again. */
  readonly putAside: (page: string) => void;
  /** Shows again what was put aside. */
  readonly takeUp: () => void;
  /** Forgets what was put aside, because it is saved. */
  readonly forgetAside: () => void;
  /** The claim now has its uuid: what was typed before belongs to it. */
  readonly adopt: (claimRequestUuid: string) => void;
}

const Pages = z.record(z.string(), z.record(z.string(), z.unknown()));
const before = 'new';

/** The memory of what is typed in a flow, kept in the storage given under the uuid of the claim, if it has one. */
export const typedMemory = (
  storage: Storage,
  flow: string,
  claimRequestUuid: string = before,
): TypedMemory => {
  const keyOf = (claim: string) => `hlaska.typed.${flow}.${claim}`;
  let key = keyOf(claimRequestUuid);
  // An older build may have written it before the document was loaded again.
  const readAll = () =>
    Object.fromEntries(
      Object.entries(readStored(storage, key, Pages) ?? {}).map(([page, typed]) => [
        pageCodeNow(page),
        typed,
      ]),
    );
  const write = (pages: z.output<typeof Pages>) => storage.setItem(key, JSON.stringify(pages));
  const aside = new Set<string>();
  const forget = (page: string) => {
    const { [page]: _, ...others } = readAll();
    write(others);
  };
  return {
    pages: () => Object.keys(readAll()).filter((page) => !aside.has(page)),
    read: (page) => (aside.has(page) ? undefined : readAll()[page]),
    keep: (page, typed) => {
      aside.delete(page);
      write({ ...readAll(), [page]: typed });
    },
    forget,
    forgetAll: () => {
      aside.clear();
      storage.removeItem(key);
    },
    putAside: (page) => void aside.add(page),
    takeUp: () => aside.clear(),
    forgetAside: () => {
      aside.forEach(forget);
      aside.clear();
    },
    adopt: (uuid) => {
      const typed = readAll();
      storage.removeItem(key);
      key = keyOf(uuid);
      write(typed);
    },
  };
};

/**
 * Makes the memory of what is typed forget what the service has saved. Answers of a page that does not save are saved with the
 * next one that does; until then they are kept aside, in case the report must be opened again.
 */
export const rememberTyped = (actor: FlowActor, typed: TypedMemory): void => {
  const { flow } = actor.getSnapshot().context;
  actor.on('record.created', ({ ref }) => typed.adopt(ref.claimRequestUuid));
  actor.on('record.saved', typed.forgetAside);
  actor.on('flow.reset', typed.takeUp);
  actor.on('page.answered', ({ page }) =>
    findPage(flow, page)?.saves ? typed.forget(page) : typed.putAside(page),
  );
  onGone(actor, typed.forgetAll);
};
