import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import type { ClaimNames, Rows } from '#machines/report/claimFlow.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { rowCode } from '#machines/flow/record.ts';
import { addedRow, nameOfRow, removedRow } from '#machines/flow/rows.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { Button } from '#src/layout/Button.tsx';
import type { IconName } from '#src/layout/icons.ts';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { RowCard } from './RowCard.tsx';
import styles from './RowsOverview.module.css';

interface Props extends PageProps {
  readonly rows: Rows;
  /** The answers of each row, in words; nothing while it is blank. */
  readonly abouts: readonly string[];
  readonly iconOf: (row: number) => IconName;
}

/** Everybody on a list at a glance: one is added, looked at again or removed. Continue changes nothing. */
export function RowsOverview({ rows, abouts, iconOf, ...props }: Props): ReactNode {
  const { flow, page, claim, isBusy, onNext, onEdit, onChange } = props;
  const { title, lead, say } = usePageTexts(flow.claimType, page, textVariants(flow, claim));
  const text = (key: string, values?: Parameters<typeof say>[1]) => say(key, values) ?? '';
  const count = claim[rows.list]?.length ?? 0;
  const { heading, left } = useRemovedNews(count);
  const schema = useMemo(() => answersSchema(page, claim), [page, claim]);
  const form = usePageForm({ schema, defaultValue: {}, onSubmit: onNext });
  const added = addedRow<ClaimNames>(page, claim);
  return (
    <PageFrame title={title} lead={lead}>
      <FormFrame form={form}>
        <h2 ref={heading} tabIndex={-1} className={styles['count']}>
          {text('count', { count })}
        </h2>
        <output className="visually-hidden">
          {left === undefined ? null : text('removed', { count: left })}
        </output>
        <ul className={styles['cards']}>
          {Array.from({ length: count }, (_, row) => (
            <RowCard
              // oxlint-disable-next-line react/no-array-index-key -- A row is its place in the list.
              key={row}
              place={`${rows.list}[${row}]`}
              icon={iconOf(row)}
              name={nameOfRow(rows, claim, row) ?? text('called', { number: row + 1 })}
              about={abouts[row] || text('blank')}
              edit={text('edit')}
              remove={text('remove')}
              onOpen={() => onChange(rowCode(rows.page, row))}
              onRemove={editOf(removedRow<ClaimNames>(page, claim, row))}
            />
          ))}
        </ul>
        {added ? (
          <p>
            <Button icon="add" isBusy={isBusy} onClick={editOf(added)}>
              {text('add')}
            </Button>
          </p>
        ) : (
          <p className={styles['full']}>{text('full', { max: rows.max })}</p>
        )}
        <ActionBar isBusy={isBusy} />
      </FormFrame>
    </PageFrame>
  );

  function editOf(edit: ReturnType<typeof removedRow<ClaimNames>>) {
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
