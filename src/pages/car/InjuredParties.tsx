import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { limits } from '../../../machines/claim/limits.ts';
import { answersSchema } from '../../../machines/flow/answersSchema.ts';
import { addedRow, removedRow } from '../../../machines/flow/rows.ts';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { usePageForm } from '../../forms/usePageForm.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { ActionBar } from '../../layout/frame/ActionBar.tsx';
import { Button } from '../../layout/Button.tsx';
import { PageFrame } from '../../layout/frame/PageFrame.tsx';
import type { PageProps } from '../pageProps.ts';
import { usePageTexts } from '../usePageTexts.ts';
import { PartyCard } from './parts/PartyCard.tsx';
import styles from './InjuredParties.module.css';

/** Everybody who was harmed, at a glance: a party is added, looked at again or removed. Continue changes nothing. */
export function InjuredParties(props: PageProps): ReactNode {
  const { flow, page, claim, isBusy, onNext, onEdit, onChange } = props;
  const { t } = useTexts('car');
  const { title, lead } = usePageTexts(flow.claimType, page, claim.riskFlow);
  const parties = claim.injuredParties ?? [];
  const { heading, left } = useRemovedNews(parties.length);
  const schema = useMemo(() => answersSchema(page, claim), [page, claim]);
  const form = usePageForm({ schema, defaultValue: {}, onSubmit: onNext });
  const added = addedRow(page, claim);
  return (
    <PageFrame title={title} lead={lead}>
      <FormFrame form={form}>
        <h2 ref={heading} tabIndex={-1} className={styles['count']}>
          {t('injuredParties.count', { count: parties.length })}
        </h2>
        <ul className={styles['cards']}>
          {parties.map((party, row) => (
            <PartyCard
              // oxlint-disable-next-line react/no-array-index-key -- A party is its place in the list.
              key={row}
              row={row}
              party={party ?? {}}
              onOpen={() => onChange(page.rows?.pages[row] ?? page.code)}
              onRemove={editOf(removedRow(page, claim, row))}
            />
          ))}
        </ul>
        {added ? (
          <p>
            <Button icon="add" isBusy={isBusy} onClick={editOf(added)}>
              {t('injuredParties.add')}
            </Button>
          </p>
        ) : (
          <p className={styles['full']}>{t('injuredParties.full', { max: limits.reports })}</p>
        )}
        <output className="visually-hidden">
          {left === undefined ? null : t('injuredParties.removed', { count: left })}
        </output>
        <ActionBar isBusy={isBusy} />
      </FormFrame>
    </PageFrame>
  );

  function editOf(edit: ReturnType<typeof removedRow>) {
    if (!edit) return undefined;
    const { type: _type, ...change } = edit;
    return () => onEdit(change);
  }
}

/**
 * Follows the number of rows in a list that is changed elsewhere. When a row, and with it the focus, is gone, the focus moves to
 * the heading that gets the ref; `left` is how many rows the last removal left, undefined while none was removed.
 */
function useRemovedNews(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [known, setKnown] = useState(count);
  const [left, setLeft] = useState<number>();
  if (known !== count) {
    setKnown(count);
    setLeft(count < known ? count : undefined);
  }
  useEffect(() => {
    if (left !== undefined) heading.current?.focus();
  }, [left]);
  return { heading, left };
}
