import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { spokenToIn } from '#machines/claim/derived/spokenTo.ts';
import { useFieldWords } from '#src/fields/useFieldWords.ts';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';
import { TextScopes } from '#src/forms/textScopes.ts';
import { Icon } from '#src/layout/Icon.tsx';
import { textScopesOf } from '#src/pages/textScopesOf.ts';
import styles from './Agreements.module.css';

/**
 * What sending confirms and agrees to, read before it is done. Source: specification section 2, truthfulness confirmation, data
 * processing consent.
 */
export const Agreements = ({ claim }: { readonly claim: ClaimDetail }): ReactNode => {
  const { flow } = useOpenedFlow();
  return (
    <TextScopes value={textScopesOf(flow.claimType, { view: 'summary' }, spokenToIn(claim))}>
      <ul className={styles['agreements']}>
        <Agreement name="truthfulness" />
        <Agreement name="dataProcessingConsent" />
      </ul>
    </TextScopes>
  );
};

const Agreement = ({ name }: { readonly name: keyof ClaimDetail }) => {
  const { label, hint } = useFieldWords(name);
  return (
    <li>
      <Icon name="check" size={20} />
      <span>
        <strong>{label}</strong>
        {hint === undefined ? null : <span className={styles['hint']}>{hint}</span>}
      </span>
    </li>
  );
};
