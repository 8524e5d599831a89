import type { OutcomeKind } from '#machines/analysis/outcome/compareOutcomes.ts';
import { findPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { pageAsking } from '#src/inspect/fields/askedOf.ts';
import { fieldName } from '#src/inspect/fields/fieldName.ts';
import { pageName } from '#src/inspect/pageName.ts';
import type { Say } from '#src/inspect/say.ts';

/** The ways to put names of what comes of facts in words. */
export interface Naming {
  readonly say: Say;
  /** The name of a document by its code, undefined until the names are loaded. */
  readonly document: (code: string) => string | undefined;
}

/** The name of a page, a question, a document or a dialog by its key, in words; the key itself where there are none. */
export const outcomeName = (
  flow: AnyFlow,
  { kind, key }: { readonly kind: OutcomeKind; readonly key: string },
  { say, document }: Naming,
): string => {
  if (kind === 'documents') return document(key) ?? key;
  if (kind === 'dialogs') return say(`dialogs:${key}.title`, { defaultValue: key });
  if (kind === 'pages') {
    const page = findPage(flow, key);
    return page ? pageName(flow, page, say) : key;
  }
  const page = pageAsking(flow, key);
  return page ? fieldName(flow, page, key, say) : key;
};
