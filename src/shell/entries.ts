import type { ClaimType, UniKind } from '#machines/claim/enums.ts';
import { findLine, lines, type ServedLine } from '#machines/flows/lines.ts';
import { icons, type IconName } from '#src/layout/icons.ts';

/** The icon of a line of insurance; one that is not served is taken by telephone. */
export const lineIcon = (claimType: ClaimType): IconName => iconOf(findLine(claimType)?.icon ?? '');

const iconOf = (name: string): IconName => (isIcon(name) ? name : 'phone');

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);

/** The lines that may be reported here: those that the configuration has switched on. */
export const offeredLines = (productLines: readonly ClaimType[]): readonly ServedLine[] =>
  lines.filter(({ claimType }) => productLines.includes(claimType));

/** A way into a report: a line, or one of the entries of a line that has several. */
export interface OfferedEntry {
  readonly claimType: ClaimType;
  /** Key of its words. */
  readonly name: ClaimType | UniKind;
  /** Its address below the entry prefix. */
  readonly path: string;
  readonly icon: IconName;
  /** True for a report that was begun here, by the codes of what happened. */
  readonly isOf: (events: readonly string[]) => boolean;
}

/** The entries of the lines that may be reported here, of lines with several those of some kinds only. */
export const offeredEntries = (
  productLines: readonly ClaimType[],
  kinds?: readonly UniKind[],
): readonly OfferedEntry[] =>
  offeredLines(productLines).flatMap(({ claimType, home, entries }): readonly OfferedEntry[] =>
    entries
      ? entries
          .filter(({ name }) => !kinds || kinds.includes(name))
          .map(({ query, icon, ...entry }) => ({
            ...entry,
            claimType,
            path: `${home}?${query}`,
            icon: iconOf(icon),
          }))
      : [{ claimType, name: claimType, path: home, icon: lineIcon(claimType), isOf: () => true }],
  );

/** The entry that somebody comes in by to whom this has happened, and its icon. */
export const entryOf = (
  { claimType, entries }: ServedLine,
  event: string,
): Pick<OfferedEntry, 'name' | 'icon'> => {
  const entry = entries?.find(({ isOf }) => isOf([event]));
  return entry
    ? { name: entry.name, icon: iconOf(entry.icon) }
    : { name: claimType, icon: lineIcon(claimType) };
};
