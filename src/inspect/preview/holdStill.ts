/**
 * Lets nothing in this document take the focus or scroll by itself, because both would reach the windows around it: a page with errors
 * would take an analyst who looks at many away from where they are.
 */
export const holdStill = (): void => {
  HTMLElement.prototype.focus = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
};
