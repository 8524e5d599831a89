import { Claim } from '../../../machines/claim/claim.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { documentsFor } from '../../../machines/flows/shared/requiredDocuments.ts';
import { merged, type Conditions } from './conditions.ts';
import { explore, type Found } from './explore.ts';

/** A document that an answer of a page decides about: whether it is needed or helps, and when; any of the conditions is enough. */
export interface PageDocument {
  readonly code: string;
  readonly isRequired: boolean;
  readonly when: readonly Conditions[];
}

const kept = new Map<string, readonly Found[]>();

/** Takes a flow and a page; gives the documents that its answers bring or spare, in the order they are found. */
export const pageDocuments = (flow: Flow, page: Page): readonly PageDocument[] => {
  const deciding = found(flow).filter(({ when }) => [...when.keys()].some((name) => isAsked(page, name)));
  return [...Map.groupBy(deciding, ({ what }) => what)].map(([what, all]) => {
    const [code = '', is] = what.split(' ');
    return { code, isRequired: is === 'required', when: merged(all.map(({ when }) => when)) };
  });
};

const found = (flow: Flow): readonly Found[] => {
  const { code, claimType, flowType } = flow;
  const before = kept.get(code);
  if (before) return before;
  const documents = explore({
    schema: Claim,
    known: { claimType, flowType },
    read: (answers) => {
      const { required, optional } = documentsFor(answers);
      return [...required.map((each) => `${each} required`), ...optional.map((each) => `${each} optional`)];
    },
  });
  kept.set(code, documents);
  return documents;
};

const isAsked = ({ answers }: Page, name: string) => (name.split(/[.[]/)[0] ?? name) in answers.shape;
