import { useFieldWords } from '#src/fields/useFieldWords.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { TextScopes } from '#src/forms/textScopes.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { textScopesOf } from '#src/pages/textScopesOf.ts';
import { useOpenedFlow } from './openedFlow.ts';
import type { DroppedAnswer, DroppedGroup } from './droppedGroups.ts';
import styles from './DroppedList.module.css';

/** The answers that are dropped, in the words they were asked in, under the pages they were given on. */
export const DroppedList = ({ groups }: { readonly groups: readonly DroppedGroup[] }) => (
  <div className={styles['groups']}>
    {groups.map((group) => (
      <Group key={group.page?.code ?? ''} {...group} />
    ))}
  </div>
);

const Group = ({ page, answers }: DroppedGroup) => {
  const { flow } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const { title, say } = usePageTexts(flow.claimType, page ?? { view: '' });
  return (
    <section>
      <h3 className={styles['page']}>{page ? (say('name') ?? title) : t('answersFall.elsewhere')}</h3>
      <TextScopes value={textScopesOf(flow.claimType, page ?? { view: '' })}>
        <ul className={styles['answers']}>
          {answers.map((answer) => (
            <Falling key={`${answer.name} ${answer.row}`} {...answer} />
          ))}
        </ul>
      </TextScopes>
    </section>
  );
};

const Falling = ({ name, row, who }: DroppedAnswer) => {
  const { t } = useTexts('dialogs');
  useTexts('fields');
  const { say } = useFieldWords(name);
  const label = say('label') ?? t('answersFall.unnamed');
  const words = row === undefined ? label : (say('row', { number: row + 1 }) ?? label);
  return <li>{who ? `${words}: ${who}` : words}</li>;
};
