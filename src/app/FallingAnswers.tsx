import type { Consequences } from '../../machines/flow/consequences.ts';
import { useFieldWords } from '../fields/useFieldWords.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Which answers fall and how the way changes, before it happens. */
export const FallingAnswers = ({ consequences }: { readonly consequences: Consequences }) => {
  const { t } = useTexts('dialogs');
  const { answers, pagesAdded, pagesDropped } = consequences;
  return (
    <>
      {answers.length > 0 ? (
        <>
          <p>{t('answersFall.list')}</p>
          <ul>
            {answers.map((path) => (
              <FallingAnswer key={path} path={path} />
            ))}
          </ul>
        </>
      ) : null}
      {pagesAdded.length > 0 ? <p>{t('answersFall.pagesAdded', { count: pagesAdded.length })}</p> : null}
      {pagesDropped.length > 0 ? (
        <p>{t('answersFall.pagesDropped', { count: pagesDropped.length })}</p>
      ) : null}
    </>
  );
};

const FallingAnswer = ({ path }: { readonly path: string }) => <li>{useFieldWords(path).label}</li>;
