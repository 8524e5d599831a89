import { useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { Row } from '#src/inspect/panel/Row.tsx';
import { flowName } from '#src/inspect/pageName.ts';
import type { Say } from '#src/inspect/say.ts';
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
  const { say, language } = useSay(flow);
  const [now] = useState(() => new Date());
  const today = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(now);
  const name = flowName(flow, say);
  return (
    <article className={styles['sheet']}>
      <h2>{say('inspect:diff.sheet.title', { flow: name })}</h2>
      <dl className={styles['of']}>
        <Row name={say('inspect:diff.sheet.flow')}>
          {name} <code>{flow.code}</code>
        </Row>
        <Row name={say('inspect:diff.sheet.was')}>
          <StateName state={was} hash={hashes.was} say={say} />
        </Row>
        <Row name={say('inspect:diff.sheet.is')}>
          <StateName state={is} hash={hashes.is} say={say} />
        </Row>
        <Row name={say('inspect:diff.sheet.day')}>{today}</Row>
        {hashes.comparison === undefined ? null : (
          <Row name={say('inspect:diff.sheet.hash')}>
            <code>{shortHash(hashes.comparison)}</code>
          </Row>
        )}
      </dl>
      <Differing flow={flow} diff={diff} />
      {approvals ? <TouchedDrafts flow={flow} diff={diff} drafts={approvals.drafts} /> : null}
      <dl className={styles['signed']}>
        <Row name={say('inspect:diff.sheet.name')}>{null}</Row>
        <Row name={say('inspect:diff.sheet.signature')}>{null}</Row>
        <Row name={say('inspect:diff.sheet.signedOn')}>{null}</Row>
      </dl>
    </article>
  );
};

interface NameProps {
  readonly state: State;
  readonly hash: string | undefined;
  readonly say: Say;
}

/** What a state is called, with its version. */
const StateName = ({ state, hash, say }: NameProps) => {
  const nameOf = useStateNames();
  const hasVersion = typeof state.is !== 'string' && 'version' in state.is;
  if (hasVersion || hash === undefined) return nameOf(state.is);
  return say('inspect:diff.sheet.state', { name: nameOf(state.is), version: versionOf(hash) });
};
