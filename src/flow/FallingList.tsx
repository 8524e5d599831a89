import { useFieldWords } from '../fields/useFieldWords.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { WordScopes } from '../forms/wordScopes.ts';
import { usePageTexts } from '../pages/usePageTexts.ts';
import { wordScopesOf } from '../pages/wordScopesOf.ts';
import { useOpenedFlow } from './openedFlow.ts';
import type { FallingAnswer, FallingGroup } from './fallingGroups.ts';
import styles from './FallingList.module.css';

/** The answers that are dropped, in the words they were asked in, under the pages they were given on. */
export const FallingList = ({ groups }: { readonly groups: readonly FallingGroup[] }) => (
  <div className={styles['groups']}>
    {groups.map((group) => (
      <Group key={group.page?.code ?? ''} {...group} />
    ))}
  </div>
);

const Group = ({ page, answers }: FallingGroup) => {
  const { flow } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const { title, say } = usePageTexts(flow.claimType, page ?? { view: '' });
  return (
    <section>
      <h3 className={styles['page']}>{page ? (say('name') ?? title) : t('answersFall.elsewhere')}</h3>
      <WordScopes value={wordScopesOf(flow.claimType, page ?? { view: '' })}>
        <ul className={styles['answers']}>
          {answers.map((answer) => (
            <Falling key={`${answer.name} ${answer.row}`} {...answer} />
          ))}
        </ul>
      </WordScopes>
    </section>
  );
};

const Falling = ({ name, row, who }: FallingAnswer) => {
  const { t } = useTexts('dialogs');
  useTexts('fields');
  const { say } = useFieldWords(name);
  const label = say('label') ?? t('answersFall.unnamed');
  const words = row === undefined ? label : (say('row', { number: row + 1 }) ?? label);
  return <li>{who ? `${words}: ${who}` : words}</li>;
};
