import { BootstrapData, bootstrapId } from '#machines/service/prerenderedPage.ts';

/** The bootstrap data of the document, undefined where it was not prerendered. */
export const readBootstrapData = (document: Document): BootstrapData | undefined => {
  const text = document.getElementById(bootstrapId)?.textContent;
  return text ? BootstrapData.parse(JSON.parse(text)) : undefined;
};
