import { useMemo, type ReactNode } from 'react';
import { factsIn } from '#machines/claim/facts.ts';
import { useChoices } from '#src/fields/choice/useChoices.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { CollapsedAnswer } from '#src/pages/CollapsedAnswer.tsx';

/** What happened, below what the link that led here says is insured. */
export function ChooseEvent(props: PageProps): ReactNode {
  const isLinked = factsIn(props.claim)('kindLinked') === true;
  return <PageForm {...props} above={isLinked ? <About {...props} /> : null} />;
}

const About = ({ claim: { uniKind, uniRisk }, onEdit }: PageProps) => {
  const { t } = useTexts('uniflow');
  const insured = uniRisk ?? uniKind ?? '';
  const choices = useMemo(() => [insured], [insured]);
  const [choice] = useChoices(uniRisk ? 'uniRisk' : 'uniKind', choices);
  return (
    <CollapsedAnswer
      name="uniKind"
      label={t('chooseEvent.about')}
      answer={choice?.label ?? insured}
      onChange={() => onEdit({ answers: { kindByLink: undefined }, opens: 'chooseKind' })}
    />
  );
};
