import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../../machines/claim/claim.ts';
import { spokenToIn } from '../../../../machines/claim/derived/spokenTo.ts';
import { textVariants } from '../../../../machines/claim/derived/textVariants.ts';
import type { Flow } from '../../../../machines/flow/flow.ts';
import { answerText, labelText } from '../../../../machines/flow/answerText.ts';
import type { ToldPage } from '../../../../machines/flow/told.ts';
import { controlFor } from '../../../../machines/flow/question.ts';
import { AnswerSketch } from '../../../fields/AnswerSketch.tsx';
import { AnswerList } from '../../../layout/AnswerList.tsx';
import { Breakable } from '../../../layout/Breakable.tsx';
import { usePageTexts } from '../../usePageTexts.ts';
import { useWording } from '../../useWording.ts';
import { wordScopesOf } from '../../wordScopesOf.ts';

type Props = ToldPage & {
  flow: Flow;
  claim: ClaimDetail;
  onChange: (page: string) => void;
};

/** What one page asked and what was answered, with the way back to it. */
export function AnswersOfPage({ flow, page, claim, rows, onChange }: Props): ReactNode {
  const { title, say } = usePageTexts(flow.claimType, page, textVariants(flow, claim));
  const wording = useWording(rows, { claim, scopes: wordScopesOf(flow.claimType, page, spokenToIn(claim)) });
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
