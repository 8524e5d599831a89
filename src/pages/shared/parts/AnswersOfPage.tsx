import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { ClaimType } from '../../../../machines/claim/enums.ts';
import { withoutRows } from '../../../forms/path.ts';
import { wordKeys, WordScopes } from '../../../forms/wordScopes.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { AnswerList } from '../../../layout/AnswerList.tsx';
import { usePageTexts } from '../../usePageTexts.ts';
import { wordScopesOf } from '../../wordScopesOf.ts';
import type { SummaryPage } from '../summarySteps.ts';
import { Answer } from './Answer.tsx';

type Props = SummaryPage & { claimType: ClaimType; onChange: (page: string) => void };

/** What one page asked and what was answered, with the way back to it. */
export function AnswersOfPage({ claimType, page, riskFlow, rows, onChange }: Props): ReactNode {
  const { title, say } = usePageTexts(claimType, page, riskFlow);
  useTranslation('fields', { i18n });
  const scopes = wordScopesOf(claimType, page);
  return (
    <AnswerList
      title={say('name') ?? title}
      onChange={() => onChange(page.code)}
      rows={rows.map(({ name, value, words }) => ({
        label: labelOf(name, scopes),
        value:
          value === undefined ? undefined : (
            <WordScopes value={scopes}>
              <Answer name={name} value={value} words={words} />
            </WordScopes>
          ),
      }))}
    />
  );
}

/** A row of a list goes by its number: `Svědek 2`. The one item of a list that takes no more goes by its label. */
function labelOf(name: string, scopes: readonly string[]): string {
  const field = withoutRows(name);
  const row = /\[(\d+)\]$/.exec(name)?.[1];
  return row !== undefined && i18n.exists(`fields:${field}.row`)
    ? i18n.t(`fields:${field}.row`, { number: Number(row) + 1 })
    : i18n.t(wordKeys(scopes, `${field}.label`));
}
