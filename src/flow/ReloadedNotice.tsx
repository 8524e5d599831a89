import { situationOf } from '#machines/flow/situation.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { useOpenedFlow } from './openedFlow.ts';

interface Props {
  readonly claim: ClaimDetail;
  /** Code of the page shown. */
  readonly page: string;
}

/**
 * Says that the draft was loaded again, where unsaved typing is waiting, and how to get there; of one that was sent elsewhere meanwhile,
 * that what was typed here did not go with it.
 */
export const ReloadedNotice = ({ claim, page }: Props) => {
  const { flow, actor, typed } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const isSent = useSelector(actor, ({ context }) => context.stored.result !== undefined);
  const waiting = isSent ? [] : waitingPages(flow, claim, typed.pages());
  const isHere = waiting.some(({ code }) => code === page);
  const elsewhere = waiting.filter(({ code }) => code !== page);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Who pressed Continue at the foot of the page would see nothing happen, the second time as the first.
    const show = () => place.current?.scrollIntoView({ block: 'nearest' });
    show();
    const reset = actor.on('flow.reset', show);
    return () => reset.unsubscribe();
  }, [actor]);
  return (
    <div ref={place}>
      <Notice
        tone="warning"
        title={t(isSent ? 'reloaded.sent.title' : 'reloaded.title')}
        action={
          elsewhere.length > 0
            ? elsewhere.map((one) => <WayTo key={one.code} page={one} claim={claim} />)
            : null
        }
      >
        <p>{t(isSent ? 'reloaded.sent.text' : 'reloaded.text')}</p>
        {isHere ? <p>{t('reloaded.here')}</p> : null}
        {elsewhere.length > 0 ? <p>{t('reloaded.elsewhere', { count: elsewhere.length })}</p> : null}
      </Notice>
    </div>
  );
};

const WayTo = ({ page, claim }: { readonly page: Page; readonly claim: ClaimDetail }) => {
  const { flow, actor } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const { title, say } = usePageTexts(flow.claimType, page, textVariants(flow, claim));
  const open = () => actor.send({ type: 'OPEN', page: page.code, returning: true });
  return <Button onClick={open}>{t('reloaded.open', { page: say('name') ?? title })}</Button>;
};

/** The pages with something typed but not saved that may be opened, in the order of the flow. */
export const waitingPages = (flow: Flow, claim: ClaimDetail, typedOn: readonly string[]): readonly Page[] => {
  const { mayOpen } = situationOf(flow, claim);
  return flow.instances.filter(({ code }) => typedOn.includes(code) && mayOpen(code));
};
