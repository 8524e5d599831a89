import { use } from 'react';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { decidedBy } from '#machines/service/switches/feature.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { sentenceOf } from '#src/inspect/facts/ruleWords.ts';
import { AnalystService } from '#src/inspect/asked/analystCalls.ts';
import { useAsked } from '#src/inspect/asked/useAsked.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { RowList } from './RowList.tsx';

/** What a page asks of the service and which dialogs it opens before the next page, and when. */
export const BeforeLeaving = ({ flow, page }: { readonly flow: AnyFlow; readonly page: AnyPage }) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const { readFeatures } = use(AnalystService);
  const isDecided = page.lookups.some(({ call }) => decidedBy[call] !== undefined);
  const { value } = useAsked('readFeatures', readFeatures, {}, isDecided);
  const switchedOf = (call: string): string => {
    const feature = decidedBy[call];
    if (feature === undefined || value === undefined) return '';
    const set = value.features.find((one) => one.feature === feature);
    if (set === undefined) return t('panel.switched.none', { feature });
    const { share, lines, origins } = set;
    const places = { lines: lines.join(', '), origins: origins.join(', ') || t('panel.switched.anywhere') };
    return t('panel.switched.some', { feature, share, ...places });
  };
  const note = (when: Rule | undefined) => (when ? sentenceOf(when, spoken) : t('panel.always'));
  return (
    <>
      <RowList
        title={t('panel.lookups')}
        rows={page.lookups.map(({ call, when }) => ({
          id: call,
          name: call,
          note: [note(when), switchedOf(call)].filter(Boolean).join(' '),
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
