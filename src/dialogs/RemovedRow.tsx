import type { ClaimDetail } from '#machines/claim/claim.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { nameOfRow } from '#machines/flow/rows.ts';
import { useFieldWords } from '#src/fields/useFieldWords.ts';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './dialogContent.module.css';

/** The row that a removal is about: its number on the list and, where it was given, the name it is known by. */
export const RemovedRow = ({ claim }: { readonly claim: ClaimDetail }) => {
  useTexts('fields');
  const { actor, flow } = useOpenedFlow();
  const before = actor.getSnapshot().context.record;
  const rows = flow.pages
    .map((page) => page.rows)
    .find((one) => one && !isSameAnswer(before[one.list], claim[one.list]));
  const { say } = useFieldWords(rows?.list ?? '');
  if (!rows) return null;
  const after: readonly unknown[] = claim[rows.list] ?? [];
  const at = (before[rows.list] ?? []).findIndex((row, place) => !isSameAnswer(row, after[place]));
  return (
    <p className={styles['vehicle']}>
      <span>{say('row', { number: at + 1 })}</span>
      <strong>{nameOfRow(rows, before, at)}</strong>
    </p>
  );
};
