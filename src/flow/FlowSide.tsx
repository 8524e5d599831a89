import type { ClaimDetail } from '#machines/claim/claim.ts';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { SideBlock } from '#src/layout/frame/SideBlock.tsx';
import { needsAhead } from '#src/pages/shared/needsAhead.ts';
import { useDocumentNames } from '#src/pages/shared/useDocumentNames.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { useOpenedFlow } from './openedFlow.ts';
import styles from './FlowSide.module.css';

interface Props {
  readonly claim: ClaimDetail;
  /** Code of the page shown. */
  readonly page: string;
}

/** What this page and those ahead will ask for, in the side column. */
export const FlowSide = ({ claim, page }: Props) => {
  const { flow } = useOpenedFlow();
  const { t } = useTexts('common');
  const { say } = usePageTexts(flow.claimType, { view: 'index' }, textVariants(flow, claim));
  const nameOf = useDocumentNames();
  const { needs, required } = needsAhead(flow, claim, page);
  const words = [
    ...needs.flatMap((need) => say(`needs.${need}`) ?? []),
    ...required.flatMap((code) => nameOf(code) ?? []),
  ];
  if (words.length === 0) return null;
  return (
    <SideBlock title={t('need')}>
      <ul className={styles['needs']}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </SideBlock>
  );
};
