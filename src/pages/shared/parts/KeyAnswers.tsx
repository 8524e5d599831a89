import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { spokenToIn } from '#machines/claim/derived/spokenTo.ts';
import { answerText, labelText } from '#machines/report/answerText.ts';
import type { Flow, SummaryPage } from '#machines/report/claimFlow.ts';
import { keyAnswers, type KeyAnswer } from '#machines/report/keyAnswers.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Breakable } from '#src/layout/Breakable.tsx';
import { Button } from '#src/layout/Button.tsx';
import { textScopesOf } from '#src/pages/textScopesOf.ts';
import { useWording } from '#src/pages/useWording.ts';
import styles from './KeyAnswers.module.css';
import { Section } from './Section.tsx';

type Props = {
  flow: Flow;
  claim: ClaimDetail;
  summary: readonly SummaryPage[];
  onChange: (page: string) => void;
};

/** The few answers that are worth a second look, each with the way to change it, before all the others that are folded. */
export function KeyAnswers({ flow, claim, summary, onChange }: Props): ReactNode {
  const { t } = useTexts('shared');
  const shown = keyAnswers(summary);
  if (shown.length === 0) return null;
  return (
    <Section title={t('summary.key')}>
      <dl>
        {shown.map((one) => (
          <Row key={one.answer.path} {...one} flow={flow} claim={claim} onChange={onChange} />
        ))}
      </dl>
    </Section>
  );
}

const Row = ({ page, answer, flow, claim, onChange }: KeyAnswer & Omit<Props, 'summary'>) => {
  const { t } = useTexts('common');
  const scopes = textScopesOf(flow.claimType, page, spokenToIn(claim));
  const wording = useWording([answer], { claim, scopes });
  const label = labelText(wording, answer);
  return (
    <div className={styles['row']}>
      <dt>{label}</dt>
      <dd>
        <strong>
          <Breakable text={answerText(wording, answer)} />
        </strong>
        <Button
          look="quiet"
          data-leads-to={page.code}
          aria-label={`${t('action.change')}: ${label}`}
          onClick={() => onChange(page.code)}
        >
          {t('action.change')}
        </Button>
      </dd>
    </div>
  );
};
