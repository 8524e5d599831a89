import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { PageProps } from '#src/pages/pageProps.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { callTo, inOneLine } from '#src/layout/hotline.ts';

/** The flow ends here: why, and who helps. */
export function CannotContinue({ flow, page, claim, configuration }: PageProps): ReactNode {
  const { title, lead, say } = usePageTexts(flow.claimType, page);
  const { t } = useTexts('shared');
  const { hotline, homepageUrl } = configuration;
  return (
    <PageFrame isRefusal title={title} lead={say(`reasons.${reasonOf(claim)}`) ?? lead}>
      <p>{t('cannotContinue.help')}</p>
      <Ways>
        <ButtonLink look="primary" icon="phone" href={callTo(hotline)}>
          {t('cannotContinue.call', { hotline: inOneLine(hotline) })}
        </ButtonLink>
        <ButtonLink href={homepageUrl}>{t('cannotContinue.home')}</ButtonLink>
      </Ways>
    </PageFrame>
  );
}

const reasonOf = ({ ocrAllowed, hasDuplicateClaimFoundByClaimNumber }: ClaimDetail) => {
  if (hasDuplicateClaimFoundByClaimNumber === false) return 'claimNotFound';
  return ocrAllowed === false ? 'careNotCovered' : 'other';
};
