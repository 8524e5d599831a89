import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { checkRules } from './checkRules.ts';
import { fieldName } from './fieldName.ts';
import { FieldRules } from './FieldRules.tsx';
import { ruleText } from './fieldTexts.ts';
import { pageFields } from './pageFields.ts';

/** What a page checks about answers that other pages ask for; nothing where there are no such checks. */
export const PageChecks = ({ flow, page }: { readonly flow: AnyFlow; readonly page: AnyPage }) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  const own = pageFields(page).map(({ name }) => name);
  const others = Map.groupBy(
    checkRules(page).filter(({ name }) => !own.includes(name)),
    ({ name }) => name,
  );
  return others.size === 0 ? null : (
    <>
      <h3>{t('panel.checks')}</h3>
      {[...others].map(([name, rules]) => (
        <section key={name}>
          <h4>{fieldName(flow, page, name, say)}</h4>
          <FieldRules
            flow={flow}
            page={page}
            messages={rules.map((rule) => ({ rule, text: ruleText(flow, page, rule) }))}
          />
        </section>
      ))}
    </>
  );
};
