import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { today as dayOf } from '#machines/claim/clock.ts';
import { writeDate } from '#machines/claim/checks/date.ts';
import type { Block } from '#machines/sales/client/block.ts';
import type { ClientPolicies, FilledInPolicy, OpenedClient } from '#machines/service/clients.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Hint } from '#src/sales/shortcuts/Hint.tsx';
import { useShortcut } from '#src/sales/shortcuts/shortcutsContext.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { BlockFrame, Loaded } from './BlockFrame.tsx';
import tables from '#src/sales/Table.module.css';
import styles from './Blocks.module.css';
import { useHit } from './useHit.ts';
import { insuredOf, lineOf, premiumOf, statusOf } from './policyWords.ts';

interface Props {
  readonly block: Block<ClientPolicies>;
  readonly opened: OpenedClient;
  readonly shell: ShellActor;
  /** Reports a claim on a policy. */
  /** Undefined for whoever reports nothing for clients. */
  readonly onReport: ((policyNumber: string) => void) | undefined;
}

const columns = ['number', 'what', 'from', 'premium', 'state'] as const;

const all = (value: ClientPolicies | undefined) => [...(value?.policies ?? []), ...(value?.filledIn ?? [])];

/** The policies of a client, those in force first, and at the end those that were filled in and are not issued yet. */
export const PoliciesBlock = ({ block, opened, shell, onReport }: Props) => {
  const { t } = useTexts('clients');
  const count = useSelector(block, ({ context }) => all(context.value).length);
  const title = t('policies.title');
  const rows = useRef<HTMLTableSectionElement>(null);
  useShortcut('nth', (nth) =>
    (
      rows.current?.rows[nth - 1]?.querySelector<HTMLElement>('[data-open]') ??
      rows.current?.rows[nth - 1]?.cells[0]
    )?.focus(),
  );
  return (
    <BlockFrame title={count ? `${title} (${count})` : title} isWide>
      <Loaded block={block} name={title}>
        {({ policies, filledIn }) =>
          policies.length + filledIn.length === 0 ? (
            <p>{t('policies.none')}</p>
          ) : (
            <table className={`${styles['table']} ${tables['cards']}`} aria-label={title}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {t(`policies.${column}`)}
                    </th>
                  ))}
                  <th scope="col">
                    <span className="visually-hidden">{t('report.action')}</span>
                  </th>
                </tr>
              </thead>
              <tbody ref={rows}>
                {policies.map((policy, at) => (
                  <Row key={policy.policyNumber} {...{ policy, at, opened, shell, onReport }} />
                ))}
                {filledIn.map((policy, at) => (
                  <FilledIn key={policy.id} at={policies.length + at} {...{ policy, opened, shell }} />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </BlockFrame>
  );
};

interface RowProps extends Pick<Props, 'opened' | 'shell' | 'onReport'> {
  readonly policy: ClientPolicies['policies'][number];
  /** Its place in the list, from 0. */
  readonly at: number;
}

const Row = ({ policy, at, opened, shell, onReport }: RowProps) => {
  const { t, language } = useTexts('clients');
  const { policyNumber, registrationNo, validFrom, isInForce } = policy;
  const isHit = useHit(shell, ['POLICY_NUMBER', 'PLATE'], [policyNumber, registrationNo]);
  return (
    <tr data-hit={isHit} data-over={!isInForce}>
      <th scope="row" tabIndex={-1}>
        {at < 9 ? <Hint of="nth" nth={at + 1} /> : null}
        {lineOf(policy, t)} <span className={styles['number']}>{policyNumber}</span>
        {isHit ? <span className={styles['hit']}>{t('policies.found')}</span> : null}
      </th>
      <td data-head={t('policies.what')}>{insuredOf(policy, t) || '–'}</td>
      <td data-head={t('policies.from')}>{writeDate(validFrom)}</td>
      <td data-head={t('policies.premium')}>{premiumOf(policy, language)}</td>
      <td data-head={t('policies.state')}>
        {statusOf(policy, dayOf(), t)}
        {isInForce && opened.life === 'CEASED' ? (
          <strong className={styles['toEnd']}>{t('policies.toEnd')}</strong>
        ) : null}
      </td>
      <td className={styles['way']}>
        {opened.right !== 'FOREIGN' ? (
          <Open {...{ opened, shell }} id={policy.id} name={`${lineOf(policy, t)} ${policyNumber}`} />
        ) : null}
        {onReport && policy.reports.length > 0 ? (
          <Button
            look="quiet"
            aria-label={t('report.of', { number: policyNumber })}
            onClick={() => onReport(policyNumber)}
          >
            {t('report.short')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
};

/** A policy that was filled in and is not issued yet. */
const FilledIn = ({
  policy,
  at,
  opened,
  shell,
}: Pick<RowProps, 'at' | 'opened' | 'shell'> & { readonly policy: FilledInPolicy }) => {
  const { t, language } = useTexts('clients');
  const { id, validFrom, status } = policy;
  const what = insuredOf(policy, t);
  return (
    <tr>
      <th scope="row" tabIndex={-1}>
        {at < 9 ? <Hint of="nth" nth={at + 1} /> : null}
        {lineOf(policy, t)}
      </th>
      <td data-head={t('policies.what')}>{what}</td>
      <td data-head={t('policies.from')}>{writeDate(validFrom)}</td>
      <td data-head={t('policies.premium')}>{premiumOf(policy, language)}</td>
      <td data-head={t('policies.state')}>
        {status === 'DRAFT' ? t('policies.toIssue') : t('status.PENDING_APPROVAL')}
      </td>
      <td className={styles['way']}>
        <Open {...{ opened, shell, id }} name={`${lineOf(policy, t)} ${what}`} />
      </td>
    </tr>
  );
};

interface OpenProps extends Pick<Props, 'opened' | 'shell'> {
  readonly id: string;
  readonly name: string;
}

const Open = ({ opened, shell, id, name }: OpenProps) => {
  const { t } = useTexts('clients');
  return (
    <Button
      look="quiet"
      data-open
      aria-label={t('policies.openNamed', { name })}
      onClick={() => shell.send({ type: 'GO', page: 'policy', client: opened.id, policy: id })}
    >
      {t('policies.open')}
    </Button>
  );
};
