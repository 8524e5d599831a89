import { useSelector } from '@xstate/react';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
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
  const { configuration, place } = useApplication();
  const { t } = useTexts('identify');
  const isLost = useSelector(actor, ({ context }) => context.isIdentityLost === true);
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
  const { clientIdentificationState: state } = claim;
  const name = state === 'EMAIL' ? 'reporter.email' : state === 'SMS' ? 'reporter.tel' : undefined;
  const isAsked = name !== undefined && getPage(flow, page).questions.some(({ ask }) => ask === name);
  const isKnown = identityMemory(place.session).read()?.known !== undefined;
  return isAsked ? (
    <Notice title={t('filled.title')}>
      {t(state === 'EMAIL' ? 'filled.email' : 'filled.tel')} {isKnown ? t('filled.known') : null}
    </Notice>
  ) : null;
};
