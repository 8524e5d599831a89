import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { spokenToIn } from '#machines/claim/derived/spokenTo.ts';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { answerText, labelText } from '#machines/report/answerText.ts';
import type { SummaryPage } from '#machines/report/claimFlow.ts';
import { controlFor } from '#machines/flow/question.ts';
import { AnswerSketch } from '#src/fields/AnswerSketch.tsx';
import { AnswerList } from '#src/layout/AnswerList.tsx';
import { Breakable } from '#src/layout/Breakable.tsx';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { useWording } from '#src/pages/useWording.ts';
import { textScopesOf } from '#src/pages/textScopesOf.ts';

type Props = SummaryPage & {
  flow: Flow;
  claim: ClaimDetail;
  onChange: (page: string) => void;
};

/** What one page asked and what was answered, with the way back to it. */
export function AnswersOfPage({ flow, page, claim, rows, onChange }: Props): ReactNode {
  const { title, say } = usePageTexts(flow.claimType, page, textVariants(flow, claim));
  const wording = useWording(rows, { claim, scopes: textScopesOf(flow.claimType, page, spokenToIn(claim)) });
  return (
    <AnswerList
      title={say('name') ?? title}
      page={page.code}
      onChange={() => onChange(page.code)}
      rows={rows.map((told) => ({
        label: labelText(wording, told),
        value:
          told.value === undefined ? undefined : (
            <>
              <Breakable text={answerText(wording, told)} />
              <AnswerSketch kind={controlFor(told.question)?.kind} value={told.value} />
            </>
          ),
      }))}
    />
  );
}
