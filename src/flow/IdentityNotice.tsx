import { useSelector } from '@xstate/react';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { contactProvenBy } from '../../machines/claim/codes/provenContact.ts';
import { getPage } from '../../machines/flow/flow.ts';
import { identifyAddress } from '../drafts/draftsRoute.ts';
import { identityMemory } from '../drafts/identify/identityMemory.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ButtonLink } from '../layout/Button.tsx';
import { Notice } from '../layout/Notice.tsx';
import { useApplication } from '../shell/application.ts';
import { useOpenedFlow } from './openedFlow.ts';

interface Props {
  readonly claim: ClaimDetail;
  /** Code of the page shown. */
  readonly page: string;
}

/** Says where a contact comes from that was filled in, or why whoever was identified no longer is, and how to be again. */
export const IdentityNotice = ({ claim, page }: Props) => {
  const { flow, actor } = useOpenedFlow();
  const { arrival, configuration, place } = useApplication();
  const { t } = useTexts('identify');
  const isLost = useSelector(actor, ({ context }) => context.isIdentityLost === true);
  // Who was identified where they came from, or by signing in, cannot be so again by a code.
  if (isLost && arrival?.who && arrival.who.identification !== 'UNIDENTIFIED')
    return (
      <Notice tone="warning" title={t('lost.other.title')}>
        {t('lost.other.text')}
      </Notice>
    );
  if (isLost) {
    const address = identifyAddress(configuration.entryPrefix, place.url.path());
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
  const isKnown = identityMemory(place.session).read()?.known !== undefined;
  return isAsked ? (
    <Notice title={t('filled.title')}>
      {t(`filled.${proven.field}`)} {isKnown ? t('filled.known') : null}
    </Notice>
  ) : null;
};
