import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { spokenToIn } from '#machines/claim/derived/spokenTo.ts';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { answerText, isYesOrNo, labelText, type Wording } from '#machines/report/answerText.ts';
import type { SummaryPage } from '#machines/report/claimFlow.ts';
import { adviceOn } from '#machines/flow/advice.ts';
import { controlFor } from '#machines/flow/question.ts';
import type { SummaryAnswer } from '#machines/flow/summary.ts';
import { AnswerSketch } from '#src/fields/AnswerSketch.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import { AnswerList } from '#src/layout/AnswerList.tsx';
import { Breakable } from '#src/layout/Breakable.tsx';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { useWording } from '#src/pages/useWording.ts';
import { textScopesOf } from '#src/pages/textScopesOf.ts';

type Props = SummaryPage & {
  flow: Flow;
  claim: ClaimDetail;
  onChange: (page: string) => void;
  /** They are folded behind a line that says the first of them, unless something is advised about them. */
  isFolded: boolean;
};

/** What one page asked and what was answered, with the way back to it. */
export function AnswersOfPage({ flow, page, claim, rows, onChange, isFolded }: Props): ReactNode {
  const { title, say } = usePageTexts(flow.claimType, page, textVariants(flow, claim));
  const { t } = useTexts('shared');
  const count = t('summary.answers', { count: rows.filter(({ value }) => value !== undefined).length });
  const wording = useWording(rows, { claim, scopes: textScopesOf(flow.claimType, page, spokenToIn(claim)) });
  return (
    <AnswerList
      title={say('name') ?? title}
      page={page.code}
      onChange={() => onChange(page.code)}
      digest={isFolded ? digestOf(rows, wording).join(' · ') || count : undefined}
      isOpen={isFolded && adviceOn(page, claim).length > 0}
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

/** The first answers of a page in a line, as far as one takes in at a glance; a mere yes says nothing without its question. */
const digestOf = (rows: readonly SummaryAnswer[], wording: Wording): readonly string[] =>
  rows
    .filter(({ value, question }) => value !== undefined && !isYesOrNo(question))
    .slice(0, 3)
    .map((answer) => firstWords(answerText(wording, answer)));

const firstWords = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 60).replace(/\s+\S*$/, '')}…` : text.replaceAll('\n', ', ');
