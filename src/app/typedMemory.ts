import * as z from 'zod';

/** What stands in the fields of pages not yet saved, by page; it outlives a reload and a crashed tab. */
export interface TypedMemory {
  /** The pages something waits for. */
  readonly pages: () => readonly string[];
  readonly read: (page: string) => Record<string, unknown> | undefined;
  readonly keep: (page: string, typed: Record<string, unknown>) => void;
  readonly forget: (page: string) => void;
  readonly forgetAll: () => void;
  /** Answered, but not saved: kept out of sight until the document is loaded anew. */
  readonly putAside: (page: string) => void;
  /** What was put aside is shown again. */
  readonly takeUp: () => void;
  /** What was put aside is saved. */
  readonly forgetAside: () => void;
  /** The claim has its uuid now: what was typed before belongs to it. */
  readonly adopt: (claimRequestUuid: string) => void;
}

const Pages = z.record(z.string(), z.record(z.string(), z.unknown()));
const before = 'new';

/** Takes where to keep it, the flow and the uuid of its claim, if it has one; gives the memory of what is typed. */
export const typedMemory = (
  storage: Storage,
  flow: string,
  claimRequestUuid: string = before,
): TypedMemory => {
  const keyOf = (claim: string) => `hlaska.typed.${flow}.${claim}`;
  let key = keyOf(claimRequestUuid);
  const readAll = () => {
    const pages = Pages.safeParse(JSON.parse(storage.getItem(key) ?? '{}'));
    return pages.success ? pages.data : {};
  };
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
