import { useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Row } from '#src/inspect/panel/Row.tsx';
import { flowName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { Differing } from './Differing.tsx';
import styles from './DiffSheet.module.css';
import { shortHash, versionOf } from './hashOf.ts';
import { TouchedDrafts } from './TouchedDrafts.tsx';
import type { Compared, Diffing, State } from './useDiff.ts';
import { useStateNames } from './useStateNames.ts';

interface Props extends Pick<Diffing, 'hashes' | 'approving'> {
  readonly flow: AnyFlow;
  readonly compared: Compared;
}

/** What changed, on paper: which states were compared, when, by which hash that is known again, and where an approver signs. */
export const DiffSheet = ({ flow, compared: { was, is, diff }, hashes, approving }: Props) => {
  const { approvals } = approving;
  const { t, language } = useTexts('inspect');
  const { say } = useSay(flow);
  const [now] = useState(() => new Date());
  const today = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(now);
  const name = flowName(flow, say);
  return (
    <article className={styles['sheet']}>
      <h2>{t('diff.sheet.title', { flow: name })}</h2>
      <dl className={styles['of']}>
        <Row name={t('diff.sheet.flow')}>
          {name} <code>{flow.code}</code>
        </Row>
        <Row name={t('diff.sheet.was')}>
          <StateName state={was} hash={hashes.was} />
        </Row>
        <Row name={t('diff.sheet.is')}>
          <StateName state={is} hash={hashes.is} />
        </Row>
        <Row name={t('diff.sheet.day')}>{today}</Row>
        {hashes.comparison === undefined ? null : (
          <Row name={t('diff.sheet.hash')}>
            <code>{shortHash(hashes.comparison)}</code>
          </Row>
        )}
      </dl>
      <Differing flow={flow} diff={diff} />
      {approvals ? <TouchedDrafts flow={flow} diff={diff} drafts={approvals.drafts} /> : null}
      <dl className={styles['signed']}>
        <Row name={t('diff.sheet.name')}>{null}</Row>
        <Row name={t('diff.sheet.signature')}>{null}</Row>
        <Row name={t('diff.sheet.signedOn')}>{null}</Row>
      </dl>
    </article>
  );
};

/** What a state is called, with its version. */
const StateName = ({ state, hash }: { readonly state: State; readonly hash: string | undefined }) => {
  const { t } = useTexts('inspect');
  const nameOf = useStateNames();
  if (typeof state.is !== 'string' || hash === undefined) return nameOf(state.is);
  return t('diff.sheet.state', { name: nameOf(state.is), version: versionOf(hash) });
};
