import { fromCallback } from 'xstate';
import { catalogueOf, type Catalogue } from '#machines/assist/catalogue.ts';
import type { TellAll } from '#machines/assist/helpedMachine.ts';
import { seenOf } from '#machines/assist/seenOf.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { seenPace } from '#machines/service/assist/assistCalls.ts';
import type { HelpedPages } from '#src/assist/helpedPage.ts';
import type { ReadIssue } from '#src/forms/summary/formWatch.ts';
import { fieldsShown, focusShown, pointerShown } from './fieldsShown.ts';

interface Watched {
  readonly pages: HelpedPages;
  readonly issueOf: ReadIssue;
  /** The keys of the texts that say what is wrong. */
  readonly keys: () => readonly string[];
}

const heard = ['pointermove', 'pointerdown', 'focusin', 'focusout', 'input', 'change'] as const;

/** Tells what a helper may see of the page, whenever that changes, but not more often than they can follow. */
export const watchPage = ({ pages, issueOf, keys }: Watched) =>
  fromCallback<TellAll>(({ sendBack, receive }) => {
    let before = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pointer: PointerEvent | undefined;
    const catalogues = new Map<AnyFlow, Catalogue>();
    const tell = (): void => {
      timer = undefined;
      const { flow, page, dialog } = pages.read();
      const catalogue = catalogues.get(flow) ?? catalogueOf(flow, keys());
      catalogues.set(flow, catalogue);
      const seen = seenOf(catalogue, {
        page,
        dialog,
        fields: fieldsShown(issueOf),
        focus: focusShown({ catalogue, page }),
        pointer: pointer && pointerShown(pointer, { catalogue, page }),
      });
      const text = JSON.stringify(seen);
      if (seen === undefined || text === before) return;
      before = text;
      sendBack({ type: 'SEEN', seen });
    };
    const soon = (): void => {
      timer ??= setTimeout(tell, seenPace);
    };
    const hear = (event: Event): void => {
      if (event instanceof PointerEvent) pointer = event;
      soon();
    };
    for (const kind of heard) document.addEventListener(kind, hear, { passive: true });
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const unsubscribe = pages.subscribe(soon);
    receive(() => {
      before = '';
      soon();
    });
    soon();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      unsubscribe();
      for (const kind of heard) document.removeEventListener(kind, hear);
    };
  });
