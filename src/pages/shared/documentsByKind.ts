import { EventKind } from '#machines/claim/enums.ts';
import { documentsFor } from '#machines/report/documents.ts';
import type { Flow } from '#machines/report/claimFlow.ts';

/** Kinds of event that need the same documents, as codes. */
export interface KindsWithDocuments {
  readonly kinds: readonly EventKind[];
  readonly documents: readonly string[];
}

/** What every kind of event with a vehicle needs, with kinds that need the same documents together. */
export const documentsByKind = (flow: Flow): readonly KindsWithDocuments[] => {
  const groups: { kinds: EventKind[]; documents: readonly string[] }[] = [];
  for (const kind of EventKind.options) {
    const { required } = documentsFor(flow, { eventKinds: [kind] });
    const same = groups.find(({ documents }) => documents.join() === required.join());
    if (same) same.kinds.push(kind);
    else groups.push({ kinds: [kind], documents: required });
  }
  return groups;
};
