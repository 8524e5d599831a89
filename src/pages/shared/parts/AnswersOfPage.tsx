import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../../machines/claim/claim.ts';
import type { ClaimType } from '../../../../machines/claim/enums.ts';
import { answerText, labelText } from '../../../../machines/flow/answerText.ts';
import type { ToldPage } from '../../../../machines/flow/told.ts';
import { AnswerList } from '../../../layout/AnswerList.tsx';
import { usePageTexts } from '../../usePageTexts.ts';
import { useWording } from '../../useWording.ts';
import { wordScopesOf } from '../../wordScopesOf.ts';

type Props = ToldPage & {
  claimType: ClaimType;
  claim: ClaimDetail;
  onChange: (page: string) => void;
};

/** What one page asked and what was answered, with the way back to it. */
export function AnswersOfPage({ claimType, page, claim, rows, onChange }: Props): ReactNode {
  const { title, say } = usePageTexts(claimType, page, claim.riskFlow);
  const wording = useWording(rows, { claim, scopes: wordScopesOf(claimType, page) });
  return (
    <AnswerList
      title={say('name') ?? title}
      page={page.code}
      onChange={() => onChange(page.code)}
      rows={rows.map((told) => ({
        label: labelText(wording, told),
        value: told.value === undefined ? undefined : answerText(wording, told),
      }))}
    />
  );
}
