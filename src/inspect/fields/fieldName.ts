import { isFact } from '../../../machines/analysis/factValues.ts';
import type { Flow } from '../../../machines/flow/flow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { i18n } from '../../i18n/i18n.ts';
import { wordScopesOf } from '../../pages/wordScopesOf.ts';
import { factName } from '../facts/factWords.ts';
import { pageName } from '../pageName.ts';
import type { Say } from '../say.ts';
import { pageAsking } from './askedOf.ts';
import { fieldKeys } from './fieldTexts.ts';

/** The label of an answer as a page of a flow says it, with the name of the page that asks for it where that is another one. */
export const fieldName = (flow: Flow, page: Page, path: string, say: Say): string => {
  const home = pageAsking(flow, path, page);
  const keys = fieldKeys(wordScopesOf(flow.claimType, home ?? page), path, 'label');
  const label = keys.find((key) => i18n.exists(key, { number: 1 }));
  const words = label === undefined ? unlabelled(path, say) : say(label, { number: 1 });
  return home && home !== page ? `${words} (${pageName(flow, home, say)})` : words;
};

/** What a lookup tells and what follows from answers is called by the name of its fact. */
const unlabelled = (path: string, say: Say) => (isFact(path) ? factName(path, say) : path);
