import { getPage } from '#machines/flow/compile.ts';
import { useSelector } from '@xstate/react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { contactProvenBy } from '#machines/claim/codes/provenContact.ts';
import { identifyAddress } from '#src/drafts/draftsRoute.ts';
import { identityMemory } from '#src/drafts/identify/identityMemory.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { useApplication } from '#src/shell/application.ts';
import { useOpenedFlow } from './openedFlow.ts';

interface Props {
  readonly claim: ClaimDetail;
  /** Code of the page shown. */
  readonly page: string;
}

/** Says where a contact comes from that was filled in, or why the reporter is no longer identified, and how to be again. */
export const IdentityNotice = ({ claim, page }: Props) => {
  const { flow, actor } = useOpenedFlow();
  const { visitor, configuration, ports } = useApplication();
  const { t } = useTexts('identify');
  const isLost = useSelector(actor, ({ context }) => context.extra?.isIdentityLost === true);
  // Who was identified where they came from, or by signing in, cannot be so again by a code.
  if (isLost && visitor?.who && visitor.who.identification !== 'UNIDENTIFIED')
    return (
      <Notice tone="warning" title={t('lost.other.title')}>
        {t('lost.other.text')}
      </Notice>
    );
  if (isLost) {
    const address = identifyAddress(configuration, ports.url.path());
    return (
      <Notice
        tone="warning"
        title={t('lost.title')}
        action={<ButtonLink href={address}>{t('lost.action')}</ButtonLink>}
      >
        {t('lost.text')}
      </Notice>
    );
  }
  const proven = contactProvenBy(claim.clientIdentificationState);
  const isAsked = proven && getPage(flow, page).questions.some(({ ask }) => ask === proven.path);
  const isKnown = identityMemory(ports.session).read()?.known !== undefined;
  return isAsked ? (
    <Notice title={t('filled.title')}>
      {t(`filled.${proven.field}`)} {isKnown ? t('filled.known') : null}
    </Notice>
  ) : null;
};
