import { i18n } from '#src/i18n/i18n.ts';
import type { Say } from '#src/inspect/say.ts';

/** What a dialog says, as far as there are texts. */
export interface DialogWords {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly string[];
}

/** The words of a dialog. What is filled into them is an ellipsis. */
export const dialogWords = (dialog: string, say: Say): DialogWords => {
  const saidBy = (what: string): string => {
    const key = [`dialogs:${dialog}.${what}`, `dialogs:${dialog}.${what}_other`].find((one) =>
      i18n.exists(one),
    );
    return key === undefined ? '' : withGaps(say(key, { skipInterpolation: 1 }));
  };
  return {
    title: saidBy('title'),
    text: saidBy('text'),
    buttons: ['confirm', 'refuse', 'instead'].map(saidBy).filter((text) => text !== ''),
  };
};

/** A text with an ellipsis where something is filled in. */
export const withGaps = (text: string): string => text.replaceAll(/\{\{.*?\}\}/g, '…');
