import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { isSameAnswer } from '../../machines/claim/sameAnswer.ts';
import { useFieldWords } from '../fields/useFieldWords.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useOpenedFlow } from '../flow/openedFlow.ts';
import styles from './dialogContent.module.css';

/** The injured party that a removal is about: the number on the list and, where it was told, the name. */
export const RemovedInjured = ({ claim }: { readonly claim: ClaimDetail }) => {
  useTexts('fields');
  const { actor } = useOpenedFlow();
  const { say } = useFieldWords('injuredParties');
  const { injuredParties: before = [] } = actor.getSnapshot().context.claim;
  const { injuredParties: after = [] } = claim;
  const at = before.findIndex((party, row) => !isSameAnswer(party, after[row]));
  const injured = before[at]?.injured;
  return (
    <p className={styles['vehicle']}>
      <span>{say('row', { number: at + 1 })}</span>
      <strong>{injured?.fullName ?? injured?.companyName}</strong>
    </p>
  );
};
