import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { sentenceOf } from '#src/inspect/facts/ruleWords.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { RowList } from './RowList.tsx';

/** What a page asks of the service and which dialogs it opens before the next page, and when. */
export const BeforeLeaving = ({ flow, page }: { readonly flow: AnyFlow; readonly page: AnyPage }) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const note = (when: Rule | undefined) => (when ? sentenceOf(when, spoken) : t('panel.always'));
  return (
    <>
      <RowList
        title={t('panel.lookups')}
        rows={page.lookups.map(({ call, when }) => ({
          id: call,
          name: call,
          note: note(when),
        }))}
      />
      <RowList
        title={t('panel.dialogs')}
        rows={page.confirm.map(({ dialog, when }) => ({
          id: dialog,
          name: spoken.say(`dialogs:${dialog}.title`),
          note: note(when),
        }))}
      />
    </>
  );
};
