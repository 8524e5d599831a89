import { Suspense, useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { FormWatch, type ReadIssue } from '#src/forms/summary/formWatch.ts';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { useApplication } from '#src/shell/application.ts';
import { AskForHelp } from './askForHelp.ts';
import { helpKey } from './helpKey.ts';
import type { HelpedPages } from './helpedPage.ts';

const Helped = lazyPart(() => import('./helped/Helped.tsx'), 'Helped');

interface Props {
  readonly pages: HelpedPages;
  readonly children: ReactNode;
}

/** Pages whose visitor may be helped from afar. All of that is loaded once they ask for it, or where it goes on after a reload. */
export const AssistPlace = ({ pages, children }: Props) => {
  const { session } = useApplication().ports;
  const [asked, setAsked] = useState(0);
  const [issues] = useState(latestIssues);
  const isKept = useSyncExternalStore(
    never,
    () => session.getItem(helpKey) !== null,
    () => false,
  );
  const ask = useCallback(() => setAsked((count) => count + 1), []);
  return (
    <AskForHelp value={ask}>
      <FormWatch value={issues.hear}>
        {isKept || asked > 0 ? (
          <Suspense fallback={null}>
            <Helped pages={pages} issueOf={issues.read} asked={asked} />
          </Suspense>
        ) : null}
        {children}
      </FormWatch>
    </AskForHelp>
  );
};

const never = () => () => {};

/** What is wrong in the form that was drawn last. */
const latestIssues = () => {
  let latest: ReadIssue = () => undefined;
  return {
    hear: (read: ReadIssue): void => {
      latest = read;
    },
    read: (name: string) => latest(name),
  };
};
