import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { writeDate } from '#machines/claim/checks/date.ts';
import { ClaimType } from '#machines/claim/enums.ts';
import type { Block } from '#machines/sales/client/block.ts';
import type { ClientClaims } from '#machines/service/clients.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { BegunReport } from './BegunReport.tsx';
import { BlockFrame, Loaded } from './BlockFrame.tsx';
import styles from './Blocks.module.css';
import { useHit } from './useHit.ts';

interface Props {
  readonly block: Block<ClientClaims>;
  /** Whose they are. */
  readonly client: string;
  readonly shell: ShellActor;
  /** Goes on with a report that was begun. */
  readonly onGoOn: (draft: { readonly claimType: ClaimType; readonly draft: string }) => void;
}

/** The reports that were begun for a client, and the claims on their policies, the last one first. */
export const ClaimsBlock = ({ block, client, shell, onGoOn }: Props) => {
  const { t } = useTexts('clients');
  const count = useSelector(block, ({ context }) => context.value?.claims.length);
  const [sent, setSent] = useState<string>();
  const title = t('claims.title');
  return (
    <BlockFrame title={count ? `${title} (${count})` : title}>
      <p role="status">{sent === undefined ? null : t('telephone.state.SENT', { number: sent })}</p>
      <Loaded block={block} name={title}>
        {({ claims, drafts }) =>
          claims.length + drafts.length === 0 ? (
            <p>{t('claims.none')}</p>
          ) : (
            <ul className={styles['list']}>
              {drafts.map((draft) => (
                <BegunReport
                  key={draft.claimRequestUuid}
                  draft={draft}
                  client={client}
                  shell={shell}
                  onGoOn={() => onGoOn({ claimType: draft.claimType, draft: draft.claimRequestUuid })}
                  onSent={(claimNumber) => {
                    setSent(claimNumber);
                    block.send({ type: 'LOAD' });
                  }}
                />
              ))}
              {claims.map((claim) => (
                <Claim key={claim.claimNumber} claim={claim} shell={shell} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </BlockFrame>
  );
};

interface ClaimProps {
  readonly claim: ClientClaims['claims'][number];
  readonly shell: ShellActor;
}

const Claim = ({ claim: { claimNumber, claimType, policyNumber, incidentDate }, shell }: ClaimProps) => {
  const { t } = useTexts('clients');
  const isHit = useHit(shell, ['CLAIM_NUMBER'], [claimNumber]);
  const line = ClaimType.safeParse(claimType).data;
  return (
    <li data-hit={isHit}>
      <strong>{claimNumber}</strong>
      <span className={styles['soft']}>
        {[
          line && t(`claimLine.${line}`),
          incidentDate === undefined ? undefined : writeDate(incidentDate),
          policyNumber === '' ? undefined : t('claims.on', { number: policyNumber }),
          isHit ? t('policies.found') : undefined,
        ]
          .filter((one) => one !== undefined)
          .join(' · ')}
      </span>
    </li>
  );
};
