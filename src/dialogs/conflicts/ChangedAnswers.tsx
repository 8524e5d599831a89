import { type ReactNode, useId } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { spokenToIn } from '#machines/claim/derived/spokenTo.ts';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import { answerText, labelText, type Wording } from '#machines/report/answerText.ts';
import type { ChangedAnswer, Versions } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { rowsOf } from '#machines/flow/page.ts';
import { nameOfRow } from '#machines/flow/rows.ts';
import { type SummaryAnswer, summaryAnswers } from '#machines/flow/summary.ts';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { useWording } from '#src/pages/useWording.ts';
import { textScopesOf } from '#src/pages/textScopesOf.ts';
import styles from './ConflictDialog.module.css';

interface Props {
  readonly page: Page;
  readonly changes: readonly ChangedAnswer[];
  readonly versions: Versions;
  /** The paths of the answers that stay as they are here. */
  readonly chosen: readonly string[];
  readonly onKeep: (path: string, isKept: boolean) => void;
}

/** The answers of one page that another one changed, each beside the one here, in the words of check-your-answers. */
export const ChangedAnswers = ({ page, changes, versions, chosen, onKeep }: Props): ReactNode => {
  const { flow } = useOpenedFlow();
  const { title, say } = usePageTexts(flow.claimType, page, textVariants(flow, versions.theirs));
  const name = say('name') ?? title;
  return (
    <section>
      <h3 className={styles['page']}>{name}</h3>
      {changes.map((change) => (
        <Changed
          key={change.path}
          change={change}
          name={name}
          versions={versions}
          isChosen={chosen.includes(change.path)}
          onKeep={(isKept) => onKeep(change.path, isKept)}
        />
      ))}
    </section>
  );
};

interface ChangedProps {
  readonly change: ChangedAnswer;
  /** What the page is called, for a list that has no label. */
  readonly name: string;
  readonly versions: Versions;
  readonly isChosen: boolean;
  readonly onKeep: (isKept: boolean) => void;
}

const Changed = ({ change, name, versions: { mine, theirs }, isChosen, onKeep }: ChangedProps) => {
  const { t } = useTexts('meetings');
  const id = useId();
  const here = useTold(change, mine);
  const there = useTold(change, theirs);
  const choice = (isMine: boolean, text: string | undefined) => (
    <label className={styles['choice']}>
      <input type="radio" name={id} checked={isChosen === isMine} onChange={() => onKeep(isMine)} />
      <span className={styles['whose']}>{t(isMine ? 'conflict.mine' : 'conflict.theirs')}</span>
      <span className={styles['answer']}>{text ?? t('conflict.nothing')}</span>
    </label>
  );
  return (
    <fieldset className={styles['changed']}>
      <legend>{here.label ?? there.label ?? name}</legend>
      {choice(true, here.text)}
      {choice(false, there.text)}
    </fieldset>
  );
};

/** An answer in one version of the report: its label and its words, undefined where there is none. */
const useTold = ({ page, question, path }: ChangedAnswer, claim: ClaimDetail) => {
  const { flow } = useOpenedFlow();
  const told = question ? summaryAnswers(page.subject, question, claim, rowsOf(page)) : [];
  const scopes = textScopesOf(flow.claimType, page, spokenToIn(claim));
  const wording = useWording(told, { claim, scopes });
  if (!question) return { label: undefined, text: namesOf(page, path, claim) };
  const [first] = told;
  return { label: first && labelText(wording, first), text: textOf(wording, told) };
};

const textOf = (wording: Wording, told: readonly SummaryAnswer[]): string | undefined =>
  told
    .filter(({ value }) => value !== undefined)
    .map((one) => answerText(wording, one))
    .join('\n') || undefined;

/** The rows of a list, by the names they are known by, else by their number. */
const namesOf = ({ rows }: Page, path: string, claim: ClaimDetail): string | undefined =>
  rows && rows.list === path
    ? (claim[rows.list] ?? []).map((_, at) => nameOfRow(rows, claim, at) ?? `${at + 1}.`).join('\n') ||
      undefined
    : undefined;
