import type { ReactNode } from 'react';
import { PageForm as Form } from '../forms/PageForm.tsx';
import { usePageForm } from '../forms/usePageForm.ts';
import { WordScopes } from '../forms/wordScopes.ts';
import { ActionBar } from '../layout/ActionBar.tsx';
import { PageFrame } from '../layout/PageFrame.tsx';
import { answersElsewhere } from './answersElsewhere.ts';
import type { PageProps } from './pageProps.ts';
import { textVariant, usePageTexts } from './usePageTexts.ts';
import { wordScopesOf } from './wordScopesOf.ts';

type Props = PageProps & {
  /** Answers to start with where the claim has none yet, taken from what was told on other pages. */
  suggested?: Readonly<Record<string, unknown>>;
  /** The sentence below the heading, where it is not the same for every report. */
  lead?: string | undefined;
  /** What the button says, where it does more than go on. */
  action?: string;
  /** Below the form: advice that is no question. */
  after?: ReactNode;
  children: ReactNode;
};

/** A page that asks: its question as the heading, the fields, and Continue. Valid answers go to `onNext`. */
export function PageForm({ suggested, lead, action, after, children, ...props }: Props): ReactNode {
  const { flow, page, schema, claim } = props;
  const texts = usePageTexts(flow.claimType, page, textVariant(flow, claim));
  const answers = answersIn(schema.shape, claim);
  const form = usePageForm({
    schema,
    defaultValue: { ...suggested, ...answers },
    // Of a list, a page about one row leaves the others as they are.
    ...(page.row !== undefined && { given: answers }),
    typed: props.typed,
    onSubmit: (given) => props.onNext({ ...given, ...answersElsewhere(flow, page, claim, given) }),
    onTyped: props.onTyped,
  });
  return (
    <PageFrame title={texts.title} lead={lead ?? texts.lead}>
      <WordScopes value={wordScopesOf(flow.claimType, page)}>
        <Form form={form}>
          {children}
          <ActionBar isBusy={props.isBusy} {...(action !== undefined && { label: action })} />
        </Form>
      </WordScopes>
      {after}
    </PageFrame>
  );
}

const answersIn = (asked: Readonly<Record<string, unknown>>, claim: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(claim).filter(([name, value]) => name in asked && value !== undefined));
