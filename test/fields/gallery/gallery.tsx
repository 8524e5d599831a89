import '#src/style/style.css';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { CodelistContext } from '#src/codelists/codelistContext.ts';
import { i18n, startTexts, switchLanguage } from '#src/i18n/i18n.ts';
import { findLanguage, rememberedLanguage } from '#src/i18n/languages.ts';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { Footer } from '#src/layout/frame/Footer.tsx';
import { Header } from '#src/layout/frame/Header.tsx';
import { LanguageSwitch } from '#src/layout/frame/LanguageSwitch.tsx';
import { SaveStatus } from '#src/layout/frame/SaveStatus.tsx';
import { Shell } from '#src/layout/frame/Shell.tsx';
import { SideBlock } from '#src/layout/frame/SideBlock.tsx';
import { Stepper, type StepView } from '#src/layout/frame/Stepper.tsx';
import { givenCache } from '#test/fields/codelists.ts';
import { readTexts } from '#test/fields/readTexts.ts';
import { views } from './views.tsx';

/* Every field and part of the shell on one page each, for eyes: `?view=tiles&language=sk`. No part of the product. */
const query = new URLSearchParams(location.search);
const View = views[query.get('view') ?? ''] ?? Views;

/** What there is to look at. */
function Views() {
  return (
    <ul>
      {Object.keys(views).map((view) => (
        <li key={view}>
          <a href={`?view=${view}`}>{view}</a>
        </li>
      ))}
    </ul>
  );
}

const steps: StepView[] = [
  { name: 'Kdo hlásí', state: 'DONE' },
  { name: 'Kontakt a vozidlo', state: 'DONE' },
  { name: 'Účet', state: 'CURRENT' },
  { name: 'Co se stalo', state: 'TODO' },
  { name: 'Dokumenty a odeslání', state: 'TODO' },
];

localStorage.clear();
await startTexts(rememberedLanguage(), readTexts);
const language = findLanguage(query.get('language'));
if (language) await switchLanguage(language);
await i18n.loadNamespaces(['fields', 'checks']);

createRoot(document.getElementById('root') ?? document.body).render(
  <CodelistContext value={givenCache()}>
    <Suspense fallback="…">
      <Shell
        header={
          <Header homeUrl="/">
            <LanguageSwitch />
          </Header>
        }
        footer={<Footer hotline="800 123 456" />}
      >
        <Columns
          stepper={<Stepper steps={steps} pagesWalked={5} pagesLeft={6} />}
          side={
            <>
              <SideBlock title="Co budete potřebovat">
                <ul>
                  <li>číslo účtu, na který pošleme peníze</li>
                  <li>fotografie poškození</li>
                  <li>záznam o nehodě</li>
                </ul>
              </SideBlock>
              <SideBlock>
                <SaveStatus save={{ state: 'SAVED', at: new Date('2026-11-20T14:05') }} />
              </SideBlock>
            </>
          }
        >
          <View />
        </Columns>
      </Shell>
    </Suspense>
  </CodelistContext>,
);
