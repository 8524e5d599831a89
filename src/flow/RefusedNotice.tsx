import { situationOf } from '#machines/flow/situation.ts';
import { findPage } from '#machines/flow/compile.ts';
import { useSelector } from '@xstate/react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { useOpenedFlow } from './openedFlow.ts';

interface Props {
  readonly claim: ClaimDetail;
  /** Code of the page shown. */
  readonly page: string;
}

/** Says of a page that an address asked for in vain what is to be answered before it, or that the report does without it. */
export const RefusedNotice = ({ claim, page }: Props) => {
  const { flow, actor } = useOpenedFlow();
  const refused = useSelector(actor, ({ context }) => context.refused);
  const asked = refused === undefined ? undefined : findPage(flow, refused);
  const situation = situationOf(flow, claim);
  if (!asked || situation.mayOpen(asked.code)) return null;
  const first = situation.firstUnanswered;
  const isWanted = situation.walked.some(({ code }) => code === asked.code);
  if (!first || (first.submits && !isWanted)) return <Foreign asked={asked} claim={claim} />;
  return <Later {...{ asked, first, claim }} isHere={first.code === page} />;
};

const useName = (page: Page, claim: ClaimDetail): string => {
  const { flow } = useOpenedFlow();
  const { title, say } = usePageTexts(flow.claimType, page, textVariants(flow, claim));
  return say('name') ?? title;
};

interface LaterProps {
  readonly asked: Page;
  /** The page that is to be answered before. */
  readonly first: Page;
  readonly claim: ClaimDetail;
  readonly isHere: boolean;
}

const Later = ({ asked, first, claim, isHere }: LaterProps) => {
  const { actor } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const name = useName(first, claim);
  const title = t('refusedAddress.title', { page: useName(asked, claim) });
  if (isHere) return <Notice title={title}>{t('refusedAddress.here')}</Notice>;
  const open = () => actor.send({ type: 'OPEN', page: first.code });
  return (
    <Notice title={title} action={<Button onClick={open}>{t('refusedAddress.action')}</Button>}>
      {t('refusedAddress.text', { first: name })}
    </Notice>
  );
};

const Foreign = ({ asked, claim }: Pick<LaterProps, 'asked' | 'claim'>) => {
  const { t } = useTexts('dialogs');
  return (
    <Notice title={t('refusedAddress.foreign', { page: useName(asked, claim) })}>
      {t('refusedAddress.foreignText')}
    </Notice>
  );
};
