import type { Issue } from '#machines/subject/issues/issue.ts';

const type = 'form.refused';

/** Tells of the answers that Continue refused, from their form, whoever wants to hear it. */
export const tellRefused = (form: HTMLFormElement, issues: readonly Issue[]): void =>
  void form.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: issues }));

/** Hears, until the signal ends it, of all answers that Continue refuses on a document: their names and the keys of what is said about them. */
export const hearRefused = (
  document: Document,
  hear: (issues: readonly Pick<Issue, 'name' | 'key'>[]) => void,
  signal?: AbortSignal,
): void =>
  document.addEventListener(
    type,
    (event) => {
      if (event instanceof CustomEvent && Array.isArray(event.detail)) hear(event.detail);
    },
    signal && { signal },
  );
