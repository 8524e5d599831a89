import { isFact } from '#machines/analysis/factValues.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { scopesOf } from '#src/inspect/flowTexts.ts';
import { factName } from '#src/inspect/facts/factWords.ts';
import { pageName } from '#src/inspect/pageName.ts';
import type { Say } from '#src/inspect/say.ts';
import { pageAsking } from './askedOf.ts';
import { fieldKeys } from './fieldTexts.ts';

/** The label of an answer as a page of a flow says it, with the name of the page that asks for it where that is another one. */
export const fieldName = (flow: AnyFlow, page: AnyPage, path: string, say: Say): string => {
  const home = pageAsking(flow, path, page);
  const keys = fieldKeys(scopesOf(flow, home ?? page), path, 'label');
  const label = keys.find((key) => i18n.exists(key, { number: 1 }));
  const words = label === undefined ? unlabelled(flow, path, say) : say(label, { number: 1 });
  return home && home !== page ? `${words} (${pageName(flow, home, say)})` : words;
};

/** What a lookup tells and what follows from answers is called by the name of its fact. */
const unlabelled = ({ subject }: AnyFlow, path: string, say: Say) =>
  isFact(subject, path) ? factName(path, say) : path;
