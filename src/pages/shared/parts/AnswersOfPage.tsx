import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { ClaimType } from '../../../../machines/claim/enums.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { AnswerList } from '../../../layout/AnswerList.tsx';
import { usePageTexts } from '../../usePageTexts.ts';
import type { SummaryPage } from '../summarySteps.ts';
import { Answer } from './Answer.tsx';

type Props = SummaryPage & { claimType: ClaimType; onChange: (page: string) => void };

/** What one page asked and what was answered, with the way back to it. */
export function AnswersOfPage({ claimType, page, rows, onChange }: Props): ReactNode {
  const { title, say } = usePageTexts(claimType, page);
  useTranslation('fields', { i18n });
  return (
    <AnswerList
      title={say('name') ?? title}
      onChange={() => onChange(page.code)}
      rows={rows.map(({ name, value }) => ({
        label: i18n.t(`fields:${name}.label`),
        value: value === undefined ? undefined : <Answer name={name} value={value} />,
      }))}
    />
  );
}
