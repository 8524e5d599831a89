import * as z from 'zod';

/** What may be expected of what comes of facts: what is surely wanted or opens, and what never is. */
export const expectations = [
  'pages',
  'notPages',
  'asked',
  'notAsked',
  'documents',
  'notDocuments',
  'dialogs',
  'notDialogs',
] as const;
export type Expectation = (typeof expectations)[number];

const Keys = z.array(z.string()).optional();
const FactValue = z.union([z.string(), z.boolean(), z.array(z.union([z.string(), z.boolean()]))]);

/**
 * Something promised of a flow: by some facts certain pages come, questions are asked, documents are needed and dialogs may open, and
 * certain others do not. Pages, documents and dialogs are named by their codes, questions by the paths of their answers.
 */
export const Scenario = z.strictObject({
  key: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  /** What is promised, in one sentence. */
  name: z.strictObject({ cs: z.string(), sk: z.string(), en: z.string() }),
  /** Code of the flow. */
  flow: z.string(),
  facts: z.record(z.string(), FactValue),
  expect: z.strictObject({
    pages: Keys,
    notPages: Keys,
    asked: Keys,
    notAsked: Keys,
    documents: Keys,
    notDocuments: Keys,
    dialogs: Keys,
    notDialogs: Keys,
  } satisfies Record<Expectation, typeof Keys>),
});
export type Scenario = z.infer<typeof Scenario>;

/** The scenarios of a file. Throws where it is not written as they are. */
export const scenariosIn = (file: unknown): readonly Scenario[] => z.array(Scenario).parse(file);
