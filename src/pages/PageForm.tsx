import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { inRows } from '#machines/subject/path.ts';
import { putAt, valueAt } from '#machines/subject/valueAt.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { rowsOf } from '#machines/flow/page.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { answersTo } from '#machines/flow/question.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { TextScopes } from '#src/forms/textScopes.ts';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import type { RestoredAnswers, PageProps } from './pageProps.ts';
import { Questions, type Special } from './Questions.tsx';
import { spokenToIn } from '#machines/claim/derived/spokenTo.ts';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import { usePageTexts } from './usePageTexts.ts';
import { textScopesOf } from './textScopesOf.ts';

type Props = PageProps &
  Special & {
    /** What fields that are not answers begin with. */
    starts?: Readonly<Record<string, unknown>>;
    /** The sentence below the heading, where it is not the same for every report. */
    lead?: string | undefined;
    /** What the form shows above its questions, and below them. */
    above?: ReactNode;
    below?: ReactNode;
    /** Wraps the questions. */
    frame?: (questions: ReactNode) => ReactNode;
  };

const asItIs = (questions: ReactNode) => questions;

/** A page that asks: its question as the heading, its questions, and Continue. Valid answers go to `onNext`. */
export function PageForm(given: Props): ReactNode {
  const { starts, lead, above, below, frame = asItIs, around, hints, ...props } = given;
  const { flow, page, claim } = props;
  const { claimType } = flow;
  const { title, lead: usual, say } = usePageTexts(claimType, page, textVariants(flow, claim));
  const schema = useMemo(() => answersSchema(page, claim), [page, claim]);
  const begun = useMemo(() => withBeginnings(page, claim), [page, claim]);
  // Not while it is being left.
  const [isDone] = useState(() => flow.subject.pagesDone(claim).includes(page.code));
  const scope = useMemo(() => [{ questions: page.questions, rows: rowsOf(page) }], [page]);
  const form = usePageForm({
    schema,
    defaultValue: { ...starts, ...answersAbout(page, begun) },
    typed: props.typed,
    refusal: props.refusal,
    onSubmit: props.onNext,
    onTyped: props.onTyped,
  });
  const putBack = useEffectEvent(({ paths }: RestoredAnswers) =>
    form.putBack([...paths, ...Object.keys(starts ?? {})]),
  );
  useEffect(() => {
    if (props.restored) putBack(props.restored);
  }, [props.restored]);
  const send = page.submits ? say('send') : undefined;
  return (
    <PageFrame title={title} lead={lead ?? usual}>
      <TextScopes value={textScopesOf(claimType, page, spokenToIn(claim))}>
        <FormFrame form={form}>
          {above}
          {frame(<Questions {...{ scope, claimType, around, hints, isDone }} claim={begun} />)}
          {below}
          <ActionBar isBusy={props.isBusy} {...(send !== undefined && { label: send })} />
        </FormFrame>
      </TextScopes>
    </PageFrame>
  );
}

/** The claim's answers to the questions of a page, whether they are asked right now or not. */
const answersAbout = (page: Page, claim: ClaimDetail): Record<string, unknown> => {
  const answers = {};
  for (const question of page.questions.filter(({ isDisplayOnly }) => !isDisplayOnly))
    for (const { name } of answersTo(question)) {
      const path = inRows(name, rowsOf(page));
      const value = valueAt(claim, path);
      if (value !== undefined) putAt(answers, path, value);
    }
  return answers;
};
