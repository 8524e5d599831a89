import type { AnyFlow } from '#machines/flow/flow.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { languages } from '#src/i18n/languages.ts';
import { namespaceIn } from './flowTexts.ts';

const loading = new Map<string, Promise<void>>();

/** A promise, the same each time, that resolves when the words of the fields of a flow are loaded in every language. */
export const allLanguages = (flow: AnyFlow): Promise<void> => {
  const namespace = namespaceIn(flow);
  const before = loading.get(namespace);
  if (before) return before;
  const load = i18n
    .loadNamespaces(['inspect', 'fields', 'checks', 'dialogs', namespace, 'shared'])
    .then(() => i18n.loadLanguages([...languages]));
  loading.set(namespace, load);
  return load;
};
