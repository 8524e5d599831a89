import { Brought, broughtId } from '../../machines/service/drawnPage.ts';

/** What the document brought, undefined where it was not drawn beforehand. */
export const readBrought = (document: Document): Brought | undefined => {
  const text = document.getElementById(broughtId)?.textContent;
  return text ? Brought.parse(JSON.parse(text)) : undefined;
};
