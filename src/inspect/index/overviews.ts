import type { IconName } from '#src/layout/icons.ts';

/** What the inspection tells of all flows together, in the order it is offered: the names in its addresses, and their icons. */
const icons = {
  dialogs: 'info',
  failures: 'warning',
  documents: 'document',
  fields: 'edit',
  codelists: 'tag',
  compare: 'copy',
} as const satisfies Record<string, IconName>;

export type OverviewName = keyof typeof icons;

/** The overviews, in their order. */
export const overviews = Object.entries(icons).flatMap(([name, icon]) =>
  isOverview(name) ? [{ name, icon }] : [],
);

/** True for the name of an overview. */
export function isOverview(name: string): name is OverviewName {
  return Object.hasOwn(icons, name);
}
